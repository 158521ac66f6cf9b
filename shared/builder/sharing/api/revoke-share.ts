import { graphql } from '@shared/graphql';

/** Deletes a link permanently. */
export const revokeShare = graphql(`
  mutation BuilderRevokeShare($id: ID!) {
    share {
      revokeShare(id: $id) {
        id
      }
    }
  }
`);
