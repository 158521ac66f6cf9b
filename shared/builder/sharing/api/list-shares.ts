import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** The links of a document, and whether the user may create any. */
export const listShares = graphql(
  `
    query BuilderShares($id: ID!) {
      me {
        id
        isAnonymous
      }
      shares(id: $id) {
        ...BuilderShare
      }
    }
  `,
  [shareFields],
);
