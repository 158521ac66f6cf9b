import { graphql } from '@shared/graphql';

/** Brings a deleted résumé back as it was. */
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
