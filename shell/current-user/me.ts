import { graphql, profileContactFields, requestFailureOf, useQuery, type ResultOf } from '@shared/graphql';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';

/** The user with the fields of product.md §3, sent once a session exists (§7, `getUserMetadata`). */
export const getUserMetadata = graphql(
  `
    query getUserMetadata {
      me {
        id
        headshotURL
        tesseraProduct
        deletionDate
        profile {
          ...ProfileContactFields
          mjUserId
          mjDomain
        }
      }
    }
  `,
  [profileContactFields],
);

export type Me = ResultOf<typeof getUserMetadata>['me'];

export type MeState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly me: Me }
  /** The profile could not be fetched; the app works without name and picture. */
  | { readonly status: 'unknown' }
  /** The identity has no user here: the session is being ended, and nothing is rendered (product.md §4). */
  | { readonly status: 'no-user' };

/** Fetches the profile of the signed-in user. */
export function useMe(): MeState {
  const { signOut } = useSession();
  const { data, error } = useQuery(getUserMetadata, { fetchPolicy: 'cache-first' });
  const isNobody = error !== undefined && requestFailureOf(error) === 'signed-out';
  useEffect(() => {
    if (isNobody) void signOut('refused');
  }, [isNobody, signOut]);
  if (isNobody) return { status: 'no-user' };
  if (data !== undefined) return { status: 'ready', me: data.me };
  return { status: error === undefined ? 'loading' : 'unknown' };
}
