import { graphql } from '@shared/graphql';

export const getLetterToCopy = graphql(`
  query CoverLetterBuilderGetLetterToCopy($id: ID!) {
    original: letter(id: $id) {
      id
      version
      document
    }
  }
`);
