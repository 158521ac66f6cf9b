import { graphql } from '@shared/graphql';

/** Brings deleted résumés back as they were. */
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
