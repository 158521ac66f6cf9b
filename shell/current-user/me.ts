import { graphql, requestFailureOf, useQuery, type ResultOf } from '@shared/graphql';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';

/** The profile as the side navigation shows it (product.md §7, `me`). */
const meQuery = graphql(`
  query ShellGetMe {
    me {
      id
      headshotURL
      tesseraProduct
      deletionDate
      profile {
        firstName
        lastName
        mjUserId
        mjDomain
        email
      }
    }
  }
`);

export type Me = ResultOf<typeof meQuery>['me'];

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
  const { data, error } = useQuery(meQuery, { fetchPolicy: 'cache-first' });
  const isNobody = error !== undefined && requestFailureOf(error) === 'signed-out';
  useEffect(() => {
    if (isNobody) void signOut();
  }, [isNobody, signOut]);
  if (isNobody) return { status: 'no-user' };
  if (data !== undefined) return { status: 'ready', me: data.me };
  return { status: error === undefined ? 'loading' : 'unknown' };
}
