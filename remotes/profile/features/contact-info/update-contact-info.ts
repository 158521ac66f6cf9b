import type { ContactInfo } from '@shared/documents';
import { graphql, useMutation } from '@shared/graphql';
import { profileLoadMe } from './load-contact-info.ts';

/** product.md §7 `updateContactInfo`. */
const profileUpdateContactInfo = graphql(`
  mutation ProfileUpdateContactInfo($input: ContactInfoInput!) {
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

/** Saves contact info, after which `me` is fetched again (product.md §7). Rejects when it could not be saved. */
export function useUpdateContactInfo(): (contactInfo: ContactInfo) => Promise<void> {
  const [update] = useMutation(profileUpdateContactInfo, {
    refetchQueries: [profileLoadMe],
    awaitRefetchQueries: true,
  });
  return async (contactInfo) => {
    await update({ variables: { input: contactInfo } });
  };
}
