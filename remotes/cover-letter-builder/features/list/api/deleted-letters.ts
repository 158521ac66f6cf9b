import { graphql } from '@shared/graphql';

/** Reads the deleted letters that can still be restored. */
export const listDeletedLetters = graphql(`
  query CoverLetterBuilderListDeletedLetters {
    deleted: deletedLetters {
      id
      title
      deletedAt
    }
  }
`);
