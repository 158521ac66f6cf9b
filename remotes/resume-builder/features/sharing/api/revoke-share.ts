import { graphql } from '@shared/graphql';

/** Ends a link for good. */
export const revokeShare = graphql(`
  mutation ResumeBuilderRevokeShare($id: ID!) {
    share {
      revokeShare(id: $id) {
        id
      }
    }
  }
`);
