import { graphql } from '@shared/graphql';

/** Creates the events of the sample and the résumé that uses them, or nothing. */
export const makeSample = graphql(`
  mutation ShellMakeSample($input: ResumeImportInput!) {
    resume {
      importResume(input: $input) {
        id
      }
    }
  }
`);
