import type { ContactInfo } from '@shared/documents';
import { contactInfoOf, graphql, profileContactFields, useFreshData, useQuery, type ResultOf } from '@shared/graphql';

/** Loads `me` with everything that the profile page shows (product.md §3). */
export const profileLoadMe = graphql(
  `
    query ProfileLoadMe {
      me {
        id
        headshotURL
        tesseraProduct
        deletionDate
        deletionConfirmation
        deletionEmail
        isAnonymous
        profile {
          ...ProfileContactFields
        }
      }
    }
  `,
  [profileContactFields],
);

export type Me = ResultOf<typeof profileLoadMe>['me'];

export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly me: Me; readonly contactInfo: ContactInfo };

/** Returns the signed-in person's profile. Cached data is shown while it is loaded again. */
export function useProfile(): ProfileState {
  const { data, error, refetch } = useQuery(profileLoadMe);
  useFreshData(profileLoadMe, {});
  if (data !== undefined) return { status: 'ready', me: data.me, contactInfo: contactInfoOf(data.me.profile) };
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { status: 'loading' };
}
