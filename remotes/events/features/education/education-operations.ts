import { graphql, type VariablesOf } from '@shared/graphql';
import { operation, type EventOperations } from '../common/api/operation.ts';
import { eduEventFields, type EduEvent } from './list-education.ts';

const read = graphql(
  `
    query EventsGetEdu($id: ID!) {
      eduEvent(id: $id) {
        ...EduEventFields
      }
    }
  `,
  [eduEventFields],
);

// product.md §7 defines this name.
const create = graphql(
  `
    mutation createEduEvent($input: EduEventInput!) {
      event {
        createEduEvent(input: $input) {
          ...EduEventFields
        }
      }
    }
  `,
  [eduEventFields],
);

const update = graphql(
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

const restore = graphql(
  `
    mutation EventsRestoreEdu($copies: [EventCopy!]!) {
      event {
        restoreEvents(copies: $copies) {
          education {
            ...EduEventFields
          }
        }
      }
    }
  `,
  [eduEventFields],
);

export type EduInput = VariablesOf<typeof create>['input'];

export const educationOperations: EventOperations<EduEvent, EduInput> = {
  read: operation(read, ({ eduEvent }) => eduEvent),
  create: operation(create, ({ event }) => event.createEduEvent),
  update: operation(update, ({ event: { updateEduEvent: answer } }) =>
    answer.__typename === 'EduEvent' ? answer : null,
  ),
  restore: operation(restore, ({ event }) => event.restoreEvents.education),
  pagesArgument: (education) => ({ education }),
};
