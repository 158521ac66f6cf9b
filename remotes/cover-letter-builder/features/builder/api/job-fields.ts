import { graphql, type ResultOf } from '@shared/graphql';
import type { JobFacts, LinkedJob } from '@shared/documents';

/** The fields of a job that a letter needs. */
export const jobFields = graphql(`
  fragment CoverLetterBuilderJob on Job @_unmask {
    id
    company
    title
    location
    source
  }
`);

export type JobAnswer = ResultOf<typeof jobFields>;

/** Returns the facts of a job that fill the variables of a letter. */
export const jobFactsOf = ({ company, title, location, source }: JobAnswer): JobFacts => ({
  company: company ?? '',
  position: title,
  location: location ?? '',
  source: source ?? '',
});

/** Returns the job as a letter stores it: its id and the facts that fill variables. */
export const linkedJobOf = (job: JobAnswer): LinkedJob => ({ id: job.id, ...jobFactsOf(job) });
