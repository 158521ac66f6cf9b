import { graphql } from '@shared/graphql';

/** `copies` are what brings the blocks back; ids of nothing are passed over. */
export const deleteEvents = graphql(`
  mutation EventsDelete($ids: [ID!]!) {
    event {
      deleteEvents(ids: $ids) {
        ids
        copies
      }
    }
  }
`);
