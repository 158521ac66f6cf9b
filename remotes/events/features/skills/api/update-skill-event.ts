import { graphql } from '@shared/graphql';
import { skillEventFields } from './skill-event-fields.ts';

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const updateSkillEvent = graphql(
  `
    mutation EventsUpdateSkill($id: ID!, $version: Int!, $input: SkillEventInput!) {
      event {
        updateSkillEvent(id: $id, version: $version, input: $input) {
          __typename
          ...SkillEventFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [skillEventFields],
);
