import { graphql } from '@shared/graphql';

/** Restores a deleted résumé unchanged. */
export const restoreResume = graphql(`
  mutation ResumeBuilderRestoreResume($id: ID!) {
    resume {
      restoreResume(id: $id) {
        id
        title
        version
        updatedAt
      }
    }
  }
`);
