import { graphql } from '@shared/graphql';

/** `copies` restore the blocks. Ids that do not exist are ignored. */
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
