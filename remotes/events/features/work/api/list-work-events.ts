import { graphql } from '@shared/graphql';
import { workEventFields } from './work-event-fields.ts';

export const listWorkEvents = graphql(
  `
    query EventsListWork {
      workEvents {
        ...WorkEventFields
      }
    }
  `,
  [workEventFields],
);
