import { graphql } from '@shared/graphql';
import { paragraphEventFields } from './paragraph-event-fields.ts';

export const getParagraphEvent = graphql(
  `
    query EventsGetParagraph($id: ID!) {
      paragraphEvent(id: $id) {
        ...ParagraphEventFields
      }
    }
  `,
  [paragraphEventFields],
);
