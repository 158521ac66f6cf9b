import { graphql } from '@shared/graphql';
import { eduEventFields } from './edu-event-fields.ts';

export const getEduEvent = graphql(
  `
    query EventsGetEdu($id: ID!) {
      eduEvent(id: $id) {
        ...EduEventFields
      }
    }
  `,
  [eduEventFields],
);
