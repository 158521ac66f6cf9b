import { graphql } from '@shared/graphql';

/** A page of the jobs in a list of the tracker, in its order. The cost limit of a query is reached at 160 jobs. */
export const listNeighbors = graphql(`
  query JobTrackerListNeighbors($filter: JobFilter, $sort: JobSort, $today: Date!, $after: String) {
    jobs(filter: $filter, sort: $sort, first: 100, after: $after, today: $today) {
      nodes {
        id
        title
      }
      endCursor
      total
    }
  }
`);
