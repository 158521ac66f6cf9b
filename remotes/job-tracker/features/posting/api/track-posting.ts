import { graphql } from '@shared/graphql';
import { jobCardFields } from '../../common/api/job-card-fields.ts';

/** Adds a posting to the board with a copy of its current text. A posting that is already there stays unchanged. */
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

/** The tracked job of a posting, if the cache has it. */
export const trackedFields = graphql(`
  fragment TrackedPosting on Posting {
    id
    trackedJob {
      id
      stage
    }
  }
`);
