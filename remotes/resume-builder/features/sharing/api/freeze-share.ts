import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Lets a frozen link show the résumé as it is now. */
export const freezeShare = graphql(
  `
    mutation ResumeBuilderFreezeShare($id: ID!) {
      share {
        freezeShare(id: $id) {
          ...ResumeBuilderShare
        }
      }
    }
  `,
  [shareFields],
);
