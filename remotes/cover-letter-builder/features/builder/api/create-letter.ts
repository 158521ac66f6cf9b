import { graphql } from '@shared/graphql';

/** `jobId` is the tracked job that the letter is linked to. */
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
