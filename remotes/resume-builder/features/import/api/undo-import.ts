import { graphql } from '@shared/graphql';

/** Removes what an import made, all of it or nothing. */
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
