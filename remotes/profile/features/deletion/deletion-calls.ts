import { graphql } from '@shared/graphql';

/** The answers set the date, or take it away, wherever it is shown. */
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
