import type { ContactInfo } from '@shared/documents';
import { updateContactInfo, useMutation } from '@shared/graphql';
import { profileLoadMe } from '../load-profile.ts';

/** Saves contact info, after which `me` is fetched again (product.md §7). Rejects when it could not be saved. */
export function useUpdateContactInfo(): (contactInfo: ContactInfo) => Promise<void> {
  const [update] = useMutation(updateContactInfo, {
    refetchQueries: [profileLoadMe],
    awaitRefetchQueries: true,
  });
  return async (contactInfo) => {
    await update({ variables: { input: contactInfo } });
  };
}
