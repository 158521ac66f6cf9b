import { graphql } from '@shared/graphql';

export const deleteResume = graphql(`
  mutation ResumeBuilderDeleteResume($id: ID!) {
    resume {
      deleteResume(id: $id) {
        id
      }
    }
  }
`);
