import type { ContactInfo } from '@shared/documents';
import { contactInfoOf, meQuery, useFreshData, useQuery } from '@shared/graphql';

export type ContactInfoState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly contactInfo: ContactInfo };

/** Returns the contact info of the signed-in person's profile. Cached data is shown while it is loaded again. */
export function useContactInfo(): ContactInfoState {
  const { data, error, refetch } = useQuery(meQuery);
  useFreshData(meQuery, {});
  if (data !== undefined) return { status: 'ready', contactInfo: contactInfoOf(data.me.profile) };
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { status: 'loading' };
}
