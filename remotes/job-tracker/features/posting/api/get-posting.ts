import { graphql, type ResultOf } from '@shared/graphql';
import { postingCardFields } from './posting-fields.ts';

/** All fields of a posting. `description` is HTML with few tags, which `PostingHtml` parses again tag by tag. */
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
