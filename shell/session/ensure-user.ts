import type { Session } from '@shared/contracts';
import { readIdToken } from './id-token.ts';

/** What is known about a new user (product.md §3 CreateUserInput). */
export interface NewUser {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Used when the token has no email. */
  readonly email?: string;
  /** The user's id at the partner's portal, and the portal's domain. */
  readonly mjUserId?: string;
  readonly mjDomain?: string;
}

/** Returns what the ID token of an external provider says about a user (OpenID Connect Core §5.1). */
export function newUserFrom(claims: Readonly<Record<string, unknown>>, emailClaim = 'email'): NewUser {
  const { given_name: firstName, family_name: lastName, [emailClaim]: email } = claims;
  return {
    ...(typeof firstName === 'string' && { firstName }),
    ...(typeof lastName === 'string' && { lastName }),
    ...(typeof email === 'string' && { email }),
  };
}

const mutation = `mutation createUser($input: CreateUserInput!) {
  user { createUser(input: $input) { id email firstName lastName isAnonymous } }
}`;

interface Answer {
  readonly data?: { readonly user?: { readonly createUser?: { readonly id?: unknown } | null } | null } | null;
}

/**
 * Ensures that the signed-in user exists at the API (product.md §7, `user.createUser`), which returns the same user
 * however often it is called. Uses plain fetch, because it runs before any code of the app is loaded.
 *
 * @throws TypeError when the API could not be reached or did not succeed.
 */
export async function ensureUser(session: Session, graphqlEndpoint: string, user: NewUser = {}): Promise<void> {
  const token = await session.getToken({ reason: 'first-use' });
  const claims = token === null ? undefined : readIdToken(token);
  if (token === null || !claims) throw new TypeError('No user is signed in.');
  const input = { ...user, email: claims.email ?? user.email ?? null, isAnonymous: claims.isAnonymous };
  const response = await fetch(graphqlEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: mutation, operationName: 'createUser', variables: { input } }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json().catch(() => undefined)) as Answer | undefined;
  if (typeof answer?.data?.user?.createUser?.id !== 'string') {
    throw new TypeError(`The gateway did not confirm the user (status ${response.status}).`);
  }
}
