import { graphql } from '@shared/graphql';

export const getResumeToCopy = graphql(`
  query ResumeBuilderGetResumeToCopy($id: ID!) {
    original: resume(id: $id) {
      id
      version
      document
    }
  }
`);
