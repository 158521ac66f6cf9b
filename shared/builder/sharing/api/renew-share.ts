import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Gives a link a new address; the previous one stops working. */
export const renewShare = graphql(
  `
    mutation BuilderRenewShare($id: ID!) {
      share {
        renewShare(id: $id) {
          ...BuilderShare
        }
      }
    }
  `,
  [shareFields],
);
