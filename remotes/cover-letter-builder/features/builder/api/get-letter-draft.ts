import { graphql } from '@shared/graphql';

/** The letter alone, as it is on the server now. */
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
