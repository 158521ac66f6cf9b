import type { ContactInfo } from '@shared/documents';
import { contactInfoOf, graphql, profileContactFields, useQuery, type ResultOf } from '@shared/graphql';

/** `me` with all that the profile page shows (product.md §3). */
export const profileLoadMe = graphql(
  `
    query ProfileLoadMe {
      me {
        id
        headshotURL
        tesseraProduct
        deletionDate
        deletionConfirmation
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

/** The signed-in person. What is known is shown while it is loaded anew. */
export function useProfile(): ProfileState {
  const { data, error, refetch } = useQuery(profileLoadMe);
  if (data !== undefined) return { status: 'ready', me: data.me, contactInfo: contactInfoOf(data.me.profile) };
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { status: 'loading' };
}
