import { graphql, type VariablesOf } from '@shared/graphql';
import { operation, type EventOperations } from '../common/api/operation.ts';
import { workEventFields, type WorkEvent } from './list-work.ts';

const read = graphql(
  `
    query EventsGetWork($id: ID!) {
      workEvent(id: $id) {
        ...WorkEventFields
      }
    }
  `,
  [workEventFields],
);

// product.md §7 defines this name.
const create = graphql(
  `
    mutation CreateWorkEvent($input: WorkEventInput!) {
      event {
        createWorkEvent(input: $input) {
          ...WorkEventFields
        }
      }
    }
  `,
  [workEventFields],
);

const update = graphql(
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

const restore = graphql(
  `
    mutation EventsRestoreWork($copies: [EventCopy!]!) {
      event {
        restoreEvents(copies: $copies) {
          work {
            ...WorkEventFields
          }
        }
      }
    }
  `,
  [workEventFields],
);

export type WorkInput = VariablesOf<typeof create>['input'];

export const workOperations: EventOperations<WorkEvent, WorkInput> = {
  read: operation(read, ({ workEvent }) => workEvent),
  create: operation(create, ({ event }) => event.createWorkEvent),
  update: operation(update, ({ event: { updateWorkEvent: answer } }) =>
    answer.__typename === 'WorkEvent' ? answer : null,
  ),
  restore: operation(restore, ({ event }) => event.restoreEvents.work),
  pagesArgument: (work) => ({ work }),
};
