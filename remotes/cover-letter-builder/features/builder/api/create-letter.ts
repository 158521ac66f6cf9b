import { graphql } from '@shared/graphql';

export const createLetter = graphql(`
  mutation CoverLetterBuilderCreateLetter($input: LetterInput!) {
    letter {
      createLetter(input: $input) {
        id
        title
        version
        updatedAt
      }
    }
  }
`);
