import { graphql } from '@shared/graphql';

/** How many jobs there are at all, and what they are tagged with. */
export const getOverview = graphql(`
  query JobTrackerGetOverview($today: Date!) {
    jobCounts(today: $today) {
      stage
      count
    }
    jobTags {
      name
      count
    }
  }
`);
