import { graphql } from '@shared/graphql';
import { paragraphEventFields } from './paragraph-event-fields.ts';

/** Brings deleted blocks back from the copies that their deletion answered with. */
export const restoreParagraphEvents = graphql(
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
