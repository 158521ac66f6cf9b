import { graphql } from '@shared/graphql';
import { paragraphEventFields } from './paragraph-event-fields.ts';

export const createParagraphEvent = graphql(
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
