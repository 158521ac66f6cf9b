import { graphql } from '@shared/graphql';

/** The ids of the jobs in a list of the tracker, in its order. */
export const listNeighbors = graphql(`
  query JobTrackerListNeighbors($filter: JobFilter, $sort: JobSort, $today: Date!) {
    jobs(filter: $filter, sort: $sort, first: 200, today: $today) {
      nodes {
        id
        title
      }
      endCursor
      total
    }
  }
`);
