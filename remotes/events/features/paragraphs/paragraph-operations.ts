import { graphql, type VariablesOf } from '@shared/graphql';
import { operation, type EventOperations } from '../common/api/operation.ts';
import { paragraphEventFields, type ParagraphEvent } from './list-paragraphs.ts';

const read = graphql(
  `
    query EventsGetParagraph($id: ID!) {
      paragraphEvent(id: $id) {
        ...ParagraphEventFields
      }
    }
  `,
  [paragraphEventFields],
);

const create = graphql(
  `
    mutation EventsCreateParagraph($input: ParagraphEventInput!) {
      event {
        createParagraphEvent(input: $input) {
          ...ParagraphEventFields
        }
      }
    }
  `,
  [paragraphEventFields],
);

const update = graphql(
  `
    mutation EventsUpdateParagraph($id: ID!, $version: Int!, $input: ParagraphEventInput!) {
      event {
        updateParagraphEvent(id: $id, version: $version, input: $input) {
          __typename
          ...ParagraphEventFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [paragraphEventFields],
);

const restore = graphql(
  `
    mutation EventsRestoreParagraph($copies: [EventCopy!]!) {
      event {
        restoreEvents(copies: $copies) {
          paragraphs {
            ...ParagraphEventFields
          }
        }
      }
    }
  `,
  [paragraphEventFields],
);

export type ParagraphInput = VariablesOf<typeof create>['input'];

export const paragraphOperations: EventOperations<ParagraphEvent, ParagraphInput> = {
  read: operation(read, ({ paragraphEvent }) => paragraphEvent),
  create: operation(create, ({ event }) => event.createParagraphEvent),
  update: operation(update, ({ event: { updateParagraphEvent: answer } }) =>
    answer.__typename === 'ParagraphEvent' ? answer : null,
  ),
  restore: operation(restore, ({ event }) => event.restoreEvents.paragraphs),
  pagesArgument: (paragraph) => ({ paragraph }),
};
