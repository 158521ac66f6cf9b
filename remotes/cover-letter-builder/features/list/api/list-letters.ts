import { graphql, type ResultOf } from '@shared/graphql';

/** Reads everything the list of letters shows. */
export const listLetters = graphql(`
  query CoverLetterBuilderListLetters {
    letters {
      id
      title
      version
      createdAt
      updatedAt
      about {
        recipient
        position
        company
      }
    }
    deletedLetters {
      id
    }
  }
`);

export type LetterSummary = ResultOf<typeof listLetters>['letters'][number];
