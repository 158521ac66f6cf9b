import { graphql } from '@shared/graphql';

/** Creates the picked blocks and a résumé of them in one transaction. */
export const importResume = graphql(`
  mutation ResumeBuilderImportResume($input: ResumeImportInput!) {
    resume {
      importResume(input: $input) {
        id
        title
        version
        updatedAt
        document
      }
    }
  }
`);
