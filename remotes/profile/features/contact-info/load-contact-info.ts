import type { ContactInfo } from '@shared/documents';
import { contactInfoOf, graphql, profileContactFields, useQuery } from '@shared/graphql';

/** `me` with the profile of product.md §3. */
export const profileLoadMe = graphql(
  `
    query ProfileLoadMe {
      me {
        id
        profile {
          ...ProfileContactFields
        }
      }
    }
  `,
  [profileContactFields],
);

export type ContactInfoState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly contactInfo: ContactInfo };

/** The signed-in person's contact info. What is known is shown while it is loaded anew. */
export function useContactInfo(): ContactInfoState {
  const { data, error, refetch } = useQuery(profileLoadMe);
  if (data !== undefined) return { status: 'ready', contactInfo: contactInfoOf(data.me.profile) };
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { status: 'loading' };
}
