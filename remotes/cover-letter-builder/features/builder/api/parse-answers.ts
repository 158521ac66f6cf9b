import type { JobFacts, LinkedJob } from '@shared/documents';
import type { JobAnswer } from './job-fields.ts';

/** Returns the facts of a job that fill the variables of a letter. */
export const jobFactsOf = ({ company, title, location, source }: JobAnswer): JobFacts => ({
  company: company ?? '',
  position: title,
  location: location ?? '',
  source: source ?? '',
});

/** Returns the job as a letter stores it: its id and the facts that fill variables. */
export const linkedJobOf = (job: JobAnswer): LinkedJob => ({ id: job.id, ...jobFactsOf(job) });
