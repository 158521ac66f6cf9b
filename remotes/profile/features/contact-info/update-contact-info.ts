import type { ContactInfo } from '@shared/documents';
import { updateContactInfo, useMutation } from '@shared/graphql';
import { profileLoadMe } from '../load-profile.ts';

/**
 * Returns a function that saves contact info and then fetches `me` again (product.md §7). It rejects if the contact
 * info was not saved.
 */
export function useUpdateContactInfo(): (contactInfo: ContactInfo) => Promise<void> {
  const [update] = useMutation(updateContactInfo, {
    refetchQueries: [profileLoadMe],
    awaitRefetchQueries: true,
  });
  return async (contactInfo) => {
    await update({ variables: { input: contactInfo } });
  };
}
