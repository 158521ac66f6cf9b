import { graphql } from '@shared/graphql';

/** Ends a link for good. */
export const revokeShare = graphql(`
  mutation BuilderRevokeShare($id: ID!) {
    share {
      revokeShare(id: $id) {
        id
      }
    }
  }
`);
