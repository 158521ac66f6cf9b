import { graphql } from '@shared/graphql';

/** Creates the sample's blocks and the résumé that uses them, or nothing. */
export const makeSample = graphql(`
  mutation ShellMakeSample($input: ResumeImportInput!) {
    resume {
      importResume(input: $input) {
        id
      }
    }
  }
`);
