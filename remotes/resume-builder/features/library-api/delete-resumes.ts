import { graphql } from '@shared/graphql';

export const deleteResumes = graphql(`
  mutation ResumeBuilderDeleteResumes($ids: [ID!]!) {
    resume {
      deleteResumes(ids: $ids) {
        id
      }
    }
  }
`);
