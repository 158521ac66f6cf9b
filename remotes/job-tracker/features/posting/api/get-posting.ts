import { graphql, type ResultOf } from '@shared/graphql';
import { postingCardFields } from './posting-fields.ts';

/** All of a posting. `description` is HTML of few tags; `PostingHtml` reads it again, tag by tag. */
export const getPosting = graphql(
  `
    query JobTrackerGetPosting($id: ID!) {
      posting(id: $id) {
        ...PostingCardFields
        description
      }
    }
  `,
  [postingCardFields],
);

export type OpenPosting = ResultOf<typeof getPosting>['posting'];
