import { graphql } from '@shared/graphql';

export const getResumeToCopy = graphql(`
  query ResumeBuilderGetResumeToCopy($id: ID!) {
    resume(id: $id) {
      id
      version
      document
    }
  }
`);
