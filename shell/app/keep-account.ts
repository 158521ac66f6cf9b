import { graphql } from '@shared/graphql';

/** Cancels the deletion of the account. The result clears the date wherever it is shown. */
export const keepAccount = graphql(`
  mutation ShellKeepAccount {
    user {
      cancelAccountDeletion {
        id
        deletionDate
      }
    }
  }
`);
