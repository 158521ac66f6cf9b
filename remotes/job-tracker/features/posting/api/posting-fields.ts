import { graphql, type ResultOf } from '@shared/graphql';

/** The fields of a posting that lists show. */
export const postingCardFields = graphql(`
  fragment PostingCardFields on Posting {
    id
    title
    company
    location
    workplace
    employmentTypes
    salaryMin
    salaryMax
    currency
    salaryPeriod
    postedOn
    closesOn
    isClosed
    sourceName
    link
    isSample
    trackedJob {
      id
      stage
    }
  }
`);

export type PostingCard = ResultOf<typeof postingCardFields>;
