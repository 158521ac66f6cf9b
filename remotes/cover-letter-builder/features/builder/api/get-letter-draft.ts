import { graphql } from '@shared/graphql';

/** Reads the letter without the paragraphs, in the state that the server has. */
export const getLetterDraft = graphql(`
  query CoverLetterBuilderGetLetterDraft($id: ID!) {
    letter(id: $id) {
      id
      title
      version
      updatedAt
      document
    }
  }
`);
