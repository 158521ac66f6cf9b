import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** Creates a link for the document `id`, together with the résumé `resumeId` if there is one. */
export const createShare = graphql(
  `
    mutation BuilderCreateShare($id: ID!, $resumeId: ID, $language: String!, $input: ShareInput!) {
      share {
        createShare(id: $id, resumeId: $resumeId, language: $language, input: $input) {
          ...BuilderShare
        }
      }
    }
  `,
  [shareFields],
);
