import { graphql } from '@shared/graphql';

/** The number of jobs by stage, and the tags in use. */
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
