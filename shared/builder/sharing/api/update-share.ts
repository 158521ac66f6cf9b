import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Changes the settings of a link. */
export const updateShare = graphql(
  `
    mutation BuilderUpdateShare($id: ID!, $input: ShareInput!) {
      share {
        updateShare(id: $id, input: $input) {
          ...BuilderShare
        }
      }
    }
  `,
  [shareFields],
);
