import { graphql } from '@shared/graphql';

/** Reads the job's title and company, which name a résumé made for that job. */
export const getJobName = graphql(`
  query ResumeBuilderGetJobName($id: ID!) {
    job(id: $id) {
      id
      title
      company
    }
  }
`);
