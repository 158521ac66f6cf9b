import { graphql } from '@shared/graphql';
import { workEventFields } from './work-event-fields.ts';

export const getWorkEvent = graphql(
  `
    query EventsGetWork($id: ID!) {
      workEvent(id: $id) {
        ...WorkEventFields
      }
    }
  `,
  [workEventFields],
);
