import { graphql } from '@shared/graphql';

/** `jobId`: the tracked job that it is meant for. */
export const createLetter = graphql(`
  mutation CoverLetterBuilderCreateLetter($input: LetterInput!, $jobId: ID) {
    letter {
      createLetter(input: $input, jobId: $jobId) {
        id
        title
        version
        updatedAt
      }
    }
  }
`);
