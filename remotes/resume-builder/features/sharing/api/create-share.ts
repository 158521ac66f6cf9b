import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Makes a link for the résumé `id`. */
export const createShare = graphql(
  `
    mutation ResumeBuilderCreateShare($id: ID!, $language: String!, $input: ShareInput!) {
      share {
        createShare(id: $id, language: $language, input: $input) {
          ...ResumeBuilderShare
        }
      }
    }
  `,
  [shareFields],
);
