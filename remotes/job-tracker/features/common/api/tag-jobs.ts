import { graphql } from '@shared/graphql';

export const tagJobs = graphql(`
  mutation JobTrackerTagJobs($ids: [ID!]!, $add: [String!], $remove: [String!]) {
    job {
      tagJobs(ids: $ids, add: $add, remove: $remove) {
        id
        version
        tags
      }
    }
  }
`);
