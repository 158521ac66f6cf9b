import { graphql } from '@shared/graphql';
import { jobCardFields } from './job-card-fields.ts';

/** Deletes jobs. `restoreJobs` brings them back until `undoUntil`. */
export const deleteJobs = graphql(`
  mutation JobTrackerDeleteJobs($ids: [ID!]!) {
    job {
      deleteJobs(ids: $ids) {
        ids
        undoUntil
      }
    }
  }
`);

export const restoreJobs = graphql(
  `
    mutation JobTrackerRestoreJobs($ids: [ID!]!, $today: Date!) {
      job {
        restoreJobs(ids: $ids) {
          ...JobCardFields
        }
      }
    }
  `,
  [jobCardFields],
);
