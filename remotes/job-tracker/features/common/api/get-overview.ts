import { graphql } from '@shared/graphql';

/** The number of jobs by stage, the tags in use, and how many jobs need attention. */
export const getOverview = graphql(`
  query JobTrackerGetOverview($today: Date!) {
    jobCounts(today: $today) {
      stage
      count
    }
    jobsDue(today: $today) {
      count
      quiet
    }
    jobTags {
      name
      count
    }
  }
`);
