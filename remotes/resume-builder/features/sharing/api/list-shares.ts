import { graphql } from '@shared/graphql';
import { shareFields } from './share-fields.ts';

/** The links of a résumé, and whether the person may make any. */
export const listShares = graphql(
  `
    query ResumeBuilderShares($id: ID!) {
      me {
        id
        isAnonymous
      }
      shares(id: $id) {
        ...ResumeBuilderShare
      }
    }
  `,
  [shareFields],
);
