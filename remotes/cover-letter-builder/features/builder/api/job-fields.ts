import { graphql, type ResultOf } from '@shared/graphql';

/** What a letter has to know of a job. */
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
