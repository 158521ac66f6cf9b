import { graphql } from '@shared/graphql';

/** What a résumé for a job is called after. */
export const getJobName = graphql(`
  query ResumeBuilderGetJobName($id: ID!) {
    job(id: $id) {
      id
      title
      company
    }
  }
`);
