import { eduFields, skillFields, workFields } from '@shared/builder';
import { graphql } from '@shared/graphql';

// Updates return `VersionConflict` and write nothing if `version` is no longer the newest.

export const updateWork = graphql(
  `
    mutation ResumeBuilderUpdateWork($id: ID!, $version: Int!, $input: WorkEventInput!) {
      event {
        update: updateWorkEvent(id: $id, version: $version, input: $input) {
          __typename
          ...WholeWork
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
          ...WholeWork
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
          ...WholeEdu
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
          ...WholeEdu
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
          ...WholeSkills
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
          ...WholeSkills
        }
      }
    }
  `,
  [skillFields],
);
