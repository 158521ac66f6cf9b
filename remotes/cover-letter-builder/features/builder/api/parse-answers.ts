import type { JobFacts, TiedJob } from '@shared/documents';
import type { JobAnswer } from './job-fields.ts';

/** What a letter knows of a job. */
export const jobFactsOf = ({ company, title, location, source }: JobAnswer): JobFacts => ({
  company: company ?? '',
  position: title,
  location: location ?? '',
  source: source ?? '',
});

export const tiedJobOf = (job: JobAnswer): TiedJob => ({ id: job.id, ...jobFactsOf(job) });
