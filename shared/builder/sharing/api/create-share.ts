import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Makes a link for the document `id`. */
export const createShare = graphql(
  `
    mutation BuilderCreateShare($id: ID!, $language: String!, $input: ShareInput!) {
      share {
        createShare(id: $id, language: $language, input: $input) {
          ...BuilderShare
        }
      }
    }
  `,
  [shareFields],
);
