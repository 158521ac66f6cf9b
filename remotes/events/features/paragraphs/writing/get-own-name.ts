import { graphql } from '@shared/graphql';

/** The person's name, with which an example reads as their letter would. */
export const getOwnName = graphql(`
  query EventsGetOwnName {
    me {
      id
      profile {
        firstName
        lastName
      }
    }
  }
`);
