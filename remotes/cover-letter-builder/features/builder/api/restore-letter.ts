import { graphql } from '@shared/graphql';

/** Restores a deleted letter unchanged. */
export const restoreLetter = graphql(`
  mutation CoverLetterBuilderBringBack($id: ID!) {
    letter {
      restoreLetter(id: $id) {
        id
        title
        version
        updatedAt
      }
    }
  }
`);
