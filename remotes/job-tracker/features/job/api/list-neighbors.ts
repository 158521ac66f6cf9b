import { graphql } from '@shared/graphql';

/** A page of the jobs in a list of the tracker, in its order. With 50 jobs, it stays below the cost of a query. */
export const listNeighbors = graphql(`
  query JobTrackerListNeighbors($filter: JobFilter, $sort: JobSort, $today: Date!, $after: String) {
    jobs(filter: $filter, sort: $sort, first: 50, after: $after, today: $today) {
      nodes {
        id
        title
        company
        stage
        closeReason
      }
      endCursor
      total
    }
  }
`);
