import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Gives a link another address; the one before leads nowhere from then on. */
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
