import { graphql } from '@shared/graphql';

/** `jobId` is the tracked job that the résumé is linked to. */
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
