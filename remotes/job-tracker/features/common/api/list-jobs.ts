import { graphql, type VariablesOf } from '@shared/graphql';
import { jobCardFields } from './job-card-fields.ts';

/** Loads one page of jobs. */
export const listJobs = graphql(
  `
    query JobTrackerListJobs($filter: JobFilter, $sort: JobSort, $after: String, $first: Int!, $today: Date!) {
      jobs(filter: $filter, sort: $sort, after: $after, first: $first, today: $today) {
        nodes {
          ...JobCardFields
        }
        endCursor
        total
      }
    }
  `,
  [jobCardFields],
);

export type JobFilter = NonNullable<VariablesOf<typeof listJobs>['filter']>;
