import { graphql } from '@shared/graphql';

/** Named as product.md §7 names it. */
export const updateContactInfo = graphql(`
  mutation updateContactInfo($input: ContactInfoInput!) {
    user {
      updateContactInfo(input: $input) {
        id
        firstName
        lastName
        email
        phone
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
