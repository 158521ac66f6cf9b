import { graphql } from '@shared/graphql';
import { eduEventFields } from './edu-event-fields.ts';

/** Brings deleted blocks back from the copies that their deletion answered with. */
export const restoreEduEvents = graphql(
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
