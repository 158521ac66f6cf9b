import { graphql, type ResultOf } from '@shared/graphql';

/** What is known of the company of a tracked job. */
export const getJobCompany = graphql(`
  query JobTrackerJobCompany($id: ID!) {
    jobCompany(id: $id) {
      size
      industry
      website
      benefits
      otherJobs {
        id
        title
        stage
      }
      people {
        id
        name
        email
        role
      }
    }
  }
`);

export type CompanyFacts = ResultOf<typeof getJobCompany>['jobCompany'];
