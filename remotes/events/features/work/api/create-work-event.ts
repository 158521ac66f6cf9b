import { graphql } from '@shared/graphql';
import { workEventFields } from './work-event-fields.ts';

/** Named as product.md §7 names it. */
export const createWorkEvent = graphql(
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
