import { graphql } from '@shared/graphql';

/** Brings a deleted letter back as it was. */
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
