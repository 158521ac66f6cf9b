import { graphql } from '@shared/graphql';
import { jobCardFields } from './job-card-fields.ts';

export const moveJobs = graphql(
  `
    mutation JobTrackerMoveJobs(
      $ids: [ID!]!
      $stage: JobStage!
      $closeReason: CloseReason
      $on: Date!
      $from: JobStage
      $today: Date!
    ) {
      job {
        moveJobs(ids: $ids, stage: $stage, closeReason: $closeReason, on: $on, from: $from) {
          jobs {
            ...JobCardFields
          }
          passedOver
          entryIds
        }
      }
    }
  `,
  [jobCardFields],
);

/** Undoes moves that are still the latest of their jobs. */
export const undoMoves = graphql(
  `
    mutation JobTrackerUndoMoves($entryIds: [ID!]!, $today: Date!) {
      job {
        undoMoves(entryIds: $entryIds) {
          ...JobCardFields
        }
      }
    }
  `,
  [jobCardFields],
);
