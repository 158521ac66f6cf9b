import { graphql, type VariablesOf } from '@shared/graphql';
import { personFields } from './person-fields.ts';

export const createPerson = graphql(
  `
    mutation JobTrackerCreatePerson($id: ID!, $input: PersonInput!) {
      people {
        createPerson(id: $id, input: $input) {
          ...PersonFields
        }
      }
    }
  `,
  [personFields],
);

/** Saves a person. Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const updatePerson = graphql(
  `
    mutation JobTrackerUpdatePerson($id: ID!, $version: Int!, $input: PersonInput!) {
      people {
        updatePerson(id: $id, version: $version, input: $input) {
          __typename
          ...PersonFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [personFields],
);

export type PersonInput = VariablesOf<typeof createPerson>['input'];
