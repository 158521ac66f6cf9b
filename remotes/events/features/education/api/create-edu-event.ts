import { graphql } from '@shared/graphql';
import { eduEventFields } from './edu-event-fields.ts';

/** Named as product.md §7 names it. */
export const createEduEvent = graphql(
  `
    mutation createEduEvent($input: EduEventInput!) {
      event {
        createEduEvent(input: $input) {
          ...EduEventFields
        }
      }
    }
  `,
  [eduEventFields],
);
