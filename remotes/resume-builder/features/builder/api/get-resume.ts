import { graphql, type ResultOf } from '@shared/graphql';
import { blockFields } from './block-fields.ts';

/** All that the builder needs, in one round trip. */
export const getResume = graphql(
  `
    query ResumeBuilderGetResume($id: ID!) {
      resume(id: $id) {
        id
        title
        version
        updatedAt
        document
      }
      ...ResumeBuilderBlocks
    }
  `,
  [blockFields],
);

export type ResumeAnswer = ResultOf<typeof getResume>;
