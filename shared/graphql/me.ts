import { profileContactFields } from './contact-info.ts';
import { graphql } from './graphql.ts';

/** The profile as product.md §7 lists it. It is loaded again after each update of the contact info. */
export const meQuery = graphql(
  `
    query me {
      me {
        id
        profile {
          ...ProfileContactFields
          mjUserId
          mjDomain
        }
      }
    }
  `,
  [profileContactFields],
);
