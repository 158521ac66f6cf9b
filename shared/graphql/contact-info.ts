import type { ContactInfo } from '@shared/documents';
import { graphql, type ResultOf } from './graphql.ts';

/** The contact info of a profile, as every operation queries it (product.md §3). */
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

/** Reads a profile as contact info; the email address is empty as long as the profile has none. */
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

/**
 * Has the name given in product.md §7. The caller fetches `me` again. `base` is what the form showed when it was opened;
 * the fields of `conflicts` have changed differently since, and were not written.
 */
export const updateContactInfo = graphql(`
  mutation updateContactInfo($input: ContactInfoInput!, $base: ContactInfoInput!) {
    user {
      updateContactInfo(input: $input, base: $base) {
        id
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
        conflicts
      }
    }
  }
`);
