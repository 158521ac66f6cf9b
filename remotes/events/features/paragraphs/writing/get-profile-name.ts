import { graphql } from '@shared/graphql';

/** Reads the person's name, so that the preview reads like their own letter. */
export const getProfileName = graphql(`
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
