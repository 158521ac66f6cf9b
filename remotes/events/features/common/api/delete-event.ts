import { graphql } from '@shared/graphql';

export const deleteEvent = graphql(`
  mutation EventsDelete($id: ID!) {
    event {
      deleteEvent(id: $id) {
        id
      }
    }
  }
`);
