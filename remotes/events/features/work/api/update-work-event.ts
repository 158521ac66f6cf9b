import { graphql } from '@shared/graphql';
import { workEventFields } from './work-event-fields.ts';

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const updateWorkEvent = graphql(
  `
    mutation EventsUpdateWork($id: ID!, $version: Int!, $input: WorkEventInput!) {
      event {
        updateWorkEvent(id: $id, version: $version, input: $input) {
          __typename
          ...WorkEventFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [workEventFields],
);
