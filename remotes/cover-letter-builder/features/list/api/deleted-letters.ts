import { graphql } from '@shared/graphql';

/** What can still be brought back. */
export const listDeletedLetters = graphql(`
  query CoverLetterBuilderListDeletedLetters {
    deleted: deletedLetters {
      id
      title
      deletedAt
    }
  }
`);
