import { graphql } from '@shared/graphql';

/** Reads the résumé without the blocks, in the state that the server has. */
export const getResumeDraft = graphql(`
  query ResumeBuilderGetResumeDraft($id: ID!) {
    resume(id: $id) {
      id
      title
      version
      updatedAt
      document
    }
  }
`);
