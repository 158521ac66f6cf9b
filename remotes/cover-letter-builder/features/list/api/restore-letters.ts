import { graphql } from '@shared/graphql';

/** Restores deleted letters unchanged. */
export const restoreLetters = graphql(`
  mutation CoverLetterBuilderRestoreLetters($ids: [ID!]!) {
    letter {
      restoreLetters(ids: $ids) {
        id
        title
        version
        updatedAt
      }
    }
  }
`);
