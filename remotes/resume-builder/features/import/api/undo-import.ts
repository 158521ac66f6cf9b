import { graphql } from '@shared/graphql';

/** Removes everything that an import created, in one transaction. */
export const undoImport = graphql(`
  mutation ResumeBuilderUndoImport($input: ImportUndoInput!) {
    resume {
      undoImport(input: $input) {
        __typename
        ... on UndoneImport {
          resumeId
        }
      }
    }
  }
`);
