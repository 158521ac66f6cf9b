import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Changes the settings of a link: those in which the input differs from `base`, which the form showed. */
export const updateShare = graphql(
  `
    mutation BuilderUpdateShare($id: ID!, $input: ShareInput!, $base: ShareInput!) {
      share {
        updateShare(id: $id, input: $input, base: $base) {
          ...BuilderShare
          conflicts
        }
      }
    }
  `,
  [shareFields],
);
