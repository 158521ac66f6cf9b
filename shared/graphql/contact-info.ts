import type { ContactInfo } from '@shared/documents';
import { graphql, type ResultOf } from './graphql.ts';

/** The contact info in a profile, as every operation asks for it (product.md §3). */
export const profileContactFields = graphql(`
  fragment ProfileContactFields on Profile {
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
`);

/** Reads a profile as contact info; the email address is '' as long as the profile has none. */
export function contactInfoOf(profile: ResultOf<typeof profileContactFields>): ContactInfo {
  const { firstName, lastName, email, phone, linkedin, address } = profile;
  const { addressOne, addressTwo, city, state, zip, country } = address;
  return {
    firstName,
    lastName,
    email: email ?? '',
    phone,
    linkedin,
    addressOne,
    addressTwo,
    city,
    state,
    zip,
    country,
  };
}

/** Named as product.md §7 names it. Whoever calls it fetches `me` again. */
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
