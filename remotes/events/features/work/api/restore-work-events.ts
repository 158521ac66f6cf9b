import { graphql } from '@shared/graphql';
import { workEventFields } from './work-event-fields.ts';

/** Brings deleted blocks back from the copies that their deletion answered with. */
export const restoreWorkEvents = graphql(
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
