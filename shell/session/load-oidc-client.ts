import { withTimeout } from '@shared/contracts';
import type { OidcClient, OidcClientPorts } from './oidc-client.ts';

/** The timeout in milliseconds; a hanging script must not block everything that needs a token. */
const patience = 10_000;

async function fetchOidcClient(ports: OidcClientPorts): Promise<OidcClient> {
  try {
    const arrival = import(/* webpackChunkName: "entrance" */ './oidc-client.ts');
    const { OidcClient: Found } = await withTimeout(patience, arrival);
    return new Found(ports);
  } catch (cause) {
    throw new TypeError('The sign-in code could not be loaded.', { cause });
  }
}

/**
 * Loads the code that signs in and renews, once; a failure is not cached, so that the next call tries again. Rejects
 * with a TypeError, as a request does without a connection.
 */
export function loadOidcClient(ports: OidcClientPorts): () => Promise<OidcClient> {
  let fetched: Promise<OidcClient> | undefined;
  return () => {
    fetched ??= fetchOidcClient(ports).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
