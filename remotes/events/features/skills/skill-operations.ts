import { graphql, type VariablesOf } from '@shared/graphql';
import { operation, type EventOperations } from '../common/api/operation.ts';
import { skillEventFields, type SkillEvent } from './list-skills.ts';

const read = graphql(
  `
    query EventsGetSkill($id: ID!) {
      skillEvent(id: $id) {
        ...SkillEventFields
      }
    }
  `,
  [skillEventFields],
);

const create = graphql(
  `
    mutation EventsCreateSkill($input: SkillEventInput!) {
      event {
        createSkillEvent(input: $input) {
          ...SkillEventFields
        }
      }
    }
  `,
  [skillEventFields],
);

const update = graphql(
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

const restore = graphql(
  `
    mutation EventsRestoreSkill($copies: [EventCopy!]!) {
      event {
        restoreEvents(copies: $copies) {
          skills {
            ...SkillEventFields
          }
        }
      }
    }
  `,
  [skillEventFields],
);

export type SkillInput = VariablesOf<typeof create>['input'];

export const skillOperations: EventOperations<SkillEvent, SkillInput> = {
  read: operation(read, ({ skillEvent }) => skillEvent),
  create: operation(create, ({ event }) => event.createSkillEvent),
  update: operation(update, ({ event: { updateSkillEvent: answer } }) =>
    answer.__typename === 'SkillEvent' ? answer : null,
  ),
  restore: operation(restore, ({ event }) => event.restoreEvents.skills),
  pagesArgument: (skill) => ({ skill }),
};
