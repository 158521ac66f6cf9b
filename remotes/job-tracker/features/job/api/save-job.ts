import { graphql } from '@shared/graphql';
import { jobFields } from './job-fields.ts';

export const createJob = graphql(
  `
    mutation JobTrackerCreateJob($id: ID!, $input: JobInput!, $today: Date!) {
      job {
        createJob(id: $id, input: $input, today: $today) {
          ...JobFields
        }
      }
    }
  `,
  [jobFields],
);

/** Saves a job. Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const updateJob = graphql(
  `
    mutation JobTrackerUpdateJob($id: ID!, $version: Int!, $input: JobChangeInput!, $today: Date!) {
      job {
        updateJob(id: $id, version: $version, input: $input, today: $today) {
          __typename
          ...JobFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [jobFields],
);

/** Saves only the history of stages, with the same conflict rule as `updateJob`. */
export const changeStages = graphql(
  `
    mutation JobTrackerChangeStages($id: ID!, $version: Int!, $stages: [JobStageInput!]!, $today: Date!) {
      job {
        changeStages(id: $id, version: $version, stages: $stages) {
          __typename
          ...JobFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [jobFields],
);
