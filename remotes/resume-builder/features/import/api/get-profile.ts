import { graphql } from '@shared/graphql';

/** The contact info that an import may add to. */
export const getProfile = graphql(`
  query ResumeBuilderGetProfile {
    me {
      id
      profile {
        firstName
        lastName
        email
        phone
        linkedin
        address {
          addressOne
          addressTwo
          city
          state
          zip
          country
        }
      }
    }
  }
`);
