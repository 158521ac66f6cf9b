import { graphql } from '@shared/graphql';

/** The answer takes the date away wherever it is shown. */
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
