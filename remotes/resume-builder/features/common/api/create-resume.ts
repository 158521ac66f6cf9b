import { graphql } from '@shared/graphql';

export const createResume = graphql(`
  mutation ResumeBuilderCreateResume($input: ResumeInput!) {
    resume {
      createResume(input: $input) {
        id
        title
        version
        updatedAt
        document
      }
    }
  }
`);
