import { graphql } from '@shared/graphql';

/** What the list beside a job shows of another one. Read from the cache, which has the newest values of what was opened. */
export const getNeighbor = graphql(`
  query JobTrackerGetNeighbor($id: ID!) {
    job(id: $id) {
      id
      title
      company
      stage
      closeReason
    }
  }
`);
