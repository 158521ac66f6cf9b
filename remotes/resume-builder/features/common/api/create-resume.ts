import { graphql } from '@shared/graphql';

/** `jobId`: the tracked job that it is meant for. */
export const createResume = graphql(`
  mutation ResumeBuilderCreateResume($input: ResumeInput!, $jobId: ID) {
    resume {
      createResume(input: $input, jobId: $jobId) {
        id
        title
        version
        updatedAt
        document
      }
    }
  }
`);
