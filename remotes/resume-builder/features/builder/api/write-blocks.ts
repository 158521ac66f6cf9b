import { graphql } from '@shared/graphql';
import { eduFields, skillFields, workFields } from './block-fields.ts';

// Updates answer `VersionConflict` and write nothing where `version` is no longer the newest.

export const updateWork = graphql(
  `
    mutation ResumeBuilderUpdateWork($id: ID!, $version: Int!, $input: WorkEventInput!) {
      event {
        update: updateWorkEvent(id: $id, version: $version, input: $input) {
          __typename
          ...ResumeBuilderWork
        }
      }
    }
  `,
  [workFields],
);

export const createWork = graphql(
  `
    mutation ResumeBuilderCreateWork($input: WorkEventInput!) {
      event {
        created: createWorkEvent(input: $input) {
          ...ResumeBuilderWork
        }
      }
    }
  `,
  [workFields],
);

export const updateEdu = graphql(
  `
    mutation ResumeBuilderUpdateEdu($id: ID!, $version: Int!, $input: EduEventInput!) {
      event {
        update: updateEduEvent(id: $id, version: $version, input: $input) {
          __typename
          ...ResumeBuilderEdu
        }
      }
    }
  `,
  [eduFields],
);

export const createEdu = graphql(
  `
    mutation ResumeBuilderCreateEdu($input: EduEventInput!) {
      event {
        created: createEduEvent(input: $input) {
          ...ResumeBuilderEdu
        }
      }
    }
  `,
  [eduFields],
);

export const updateSkill = graphql(
  `
    mutation ResumeBuilderUpdateSkill($id: ID!, $version: Int!, $input: SkillEventInput!) {
      event {
        update: updateSkillEvent(id: $id, version: $version, input: $input) {
          __typename
          ...ResumeBuilderSkills
        }
      }
    }
  `,
  [skillFields],
);

export const createSkill = graphql(
  `
    mutation ResumeBuilderCreateSkill($input: SkillEventInput!) {
      event {
        created: createSkillEvent(input: $input) {
          ...ResumeBuilderSkills
        }
      }
    }
  `,
  [skillFields],
);
