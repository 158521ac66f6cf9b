import { graphql } from '@shared/graphql';

/** Brings deleted letters back as they were. */
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
