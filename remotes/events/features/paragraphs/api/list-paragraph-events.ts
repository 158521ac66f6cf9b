import { graphql } from '@shared/graphql';
import { paragraphEventFields } from './paragraph-event-fields.ts';

export const listParagraphEvents = graphql(
  `
    query EventsListParagraphs {
      paragraphEvents {
        ...ParagraphEventFields
      }
    }
  `,
  [paragraphEventFields],
);
