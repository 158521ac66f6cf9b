import { graphql } from '@shared/graphql';
import { jobCardFields } from '../../common/api/job-card-fields.ts';

/** Puts a posting on the board with its text as it is now. One that is there already is left as it is. */
export const trackPosting = graphql(
  `
    mutation JobTrackerTrackPosting($id: ID!, $jobId: ID!, $today: Date!) {
      job {
        trackPosting(id: $id, jobId: $jobId, today: $today) {
          ...JobCardFields
        }
      }
    }
  `,
  [jobCardFields],
);

/** Which job on the board a posting is, where the cache has it. */
export const trackedFields = graphql(`
  fragment TrackedPosting on Posting {
    id
    trackedJob {
      id
      stage
    }
  }
`);
