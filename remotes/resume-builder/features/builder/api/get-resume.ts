import { blockFields } from '@shared/builder';
import { graphql, type ResultOf } from '@shared/graphql';

/** Reads everything the builder needs in one round trip. */
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
      ...ResumeMaterial
    }
  `,
  [blockFields],
);

export type ResumeAnswer = ResultOf<typeof getResume>;
