import { graphql } from '@shared/graphql';
import { eduEventFields } from './edu-event-fields.ts';

export const listEduEvents = graphql(
  `
    query EventsListEducation {
      eduEvents {
        ...EduEventFields
      }
    }
  `,
  [eduEventFields],
);
