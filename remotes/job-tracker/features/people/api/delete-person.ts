import { graphql } from '@shared/graphql';

export const deletePerson = graphql(`
  mutation JobTrackerDeletePerson($id: ID!) {
    people {
      deletePerson(id: $id) {
        id
      }
    }
  }
`);

export const restorePerson = graphql(`
  mutation JobTrackerRestorePerson($id: ID!) {
    people {
      restorePerson(id: $id) {
        id
      }
    }
  }
`);
