import { graphql } from '@shared/graphql';
import { eduEventFields } from './edu-event-fields.ts';

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const updateEduEvent = graphql(
  `
    mutation EventsUpdateEdu($id: ID!, $version: Int!, $input: EduEventInput!) {
      event {
        updateEduEvent(id: $id, version: $version, input: $input) {
          __typename
          ...EduEventFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [eduEventFields],
);
