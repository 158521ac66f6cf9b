import { jsonOf } from './identity/json.ts';

/** Creates the customer's account at Tessera's gateway if there is none. Returns whether it exists afterward. */
export type EnsureAccount = (idToken: string) => Promise<boolean>;

const operation = 'mutation PortalCreateUser { user { createUser(input: {}) { id } } }';

const hasErrors = (body: unknown): boolean => typeof body !== 'object' || body === null || 'errors' in body;

/**
 * Creates the function. A person who signs in at a partner's portal must be a user at Tessera before a remote can show
 * anything (product.md §4). The gateway answers a repeated request with the existing account.
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
      log(new Error(`The account could not be created (status ${response.status}).`, { cause: body }));
    } catch (error) {
      log(error);
    }
    return false;
  };
}
