import { jsonOf } from './identity/json.ts';

/** Makes the customer's account at Tessera's gateway if there is none; answers whether it is there now. */
export type EnsureAccount = (idToken: string) => Promise<boolean>;

const operation = 'mutation PortalCreateUser { user { createUser(input: {}) { id } } }';

const hasErrors = (body: unknown): boolean => typeof body !== 'object' || body === null || 'errors' in body;

/**
 * Whoever signs in at a partner's must be a user at Tessera before a remote can show anything (product.md §4). The
 * gateway answers a repeated request with the account that is there.
 *
 * @param siteOrigin Origin under which Tessera's `/graphql` answers.
 */
export function createEnsureAccount(siteOrigin: string, log: (error: unknown) => void): EnsureAccount {
  return async (idToken) => {
    try {
      const response = await fetch(`${siteOrigin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ query: operation }),
        signal: AbortSignal.timeout(10_000),
      });
      const body = await jsonOf(response);
      if (response.ok && !hasErrors(body)) return true;
      log(new Error(`The account could not be made (status ${response.status}).`, { cause: body }));
    } catch (error) {
      log(error);
    }
    return false;
  };
}
