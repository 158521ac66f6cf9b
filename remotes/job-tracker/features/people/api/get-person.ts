import { graphql } from '@shared/graphql';
import { personFields } from './person-fields.ts';

export const getPerson = graphql(
  `
    query JobTrackerGetPerson($id: ID!) {
      person(id: $id) {
        ...PersonFields
      }
    }
  `,
  [personFields],
);
