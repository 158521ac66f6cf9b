import { graphql } from '@shared/graphql';

/** Restores deleted résumés unchanged. */
export const restoreResumes = graphql(`
  mutation ResumeBuilderRestoreResumes($ids: [ID!]!) {
    resume {
      restoreResumes(ids: $ids) {
        id
        title
        version
        updatedAt
      }
    }
  }
`);
