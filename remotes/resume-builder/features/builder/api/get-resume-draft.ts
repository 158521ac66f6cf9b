import { graphql } from '@shared/graphql';

/** The résumé alone, as it is on the server now. */
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
