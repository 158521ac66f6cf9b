import { graphql } from '@shared/graphql';

/** Requests the deletion of the account. The responses update the date wherever it is shown. */
export const requestDeletion = graphql(`
  mutation ProfileRequestDeletion($confirmation: String!) {
    user {
      requestAccountDeletion(confirmation: $confirmation) {
        id
        deletionDate
      }
    }
  }
`);

export const cancelDeletion = graphql(`
  mutation ProfileCancelDeletion {
    user {
      cancelAccountDeletion {
        id
        deletionDate
      }
    }
  }
`);
