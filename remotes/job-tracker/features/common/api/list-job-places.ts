import { graphql } from '@shared/graphql';

/** The fields of jobs that "Select all" needs. */
export const listJobPlaces = graphql(`
  query JobTrackerListJobPlaces($filter: JobFilter, $sort: JobSort, $after: String, $first: Int!, $today: Date!) {
    jobs(filter: $filter, sort: $sort, after: $after, first: $first, today: $today) {
      nodes {
        id
        title
        stage
        closeReason
      }
      endCursor
    }
  }
`);
