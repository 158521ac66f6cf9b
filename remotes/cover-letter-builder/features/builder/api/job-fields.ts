import { graphql, type ResultOf } from '@shared/graphql';

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
