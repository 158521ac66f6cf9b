import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Updates a frozen link to the document as it is now. */
export const freezeShare = graphql(
  `
    mutation BuilderFreezeShare($id: ID!) {
      share {
        freezeShare(id: $id) {
          ...BuilderShare
        }
      }
    }
  `,
  [shareFields],
);
