import { graphql } from '@shared/graphql';

export const deleteLetters = graphql(`
  mutation CoverLetterBuilderDeleteLetters($ids: [ID!]!) {
    letter {
      deleteLetters(ids: $ids) {
        id
      }
    }
  }
`);
