import { readIdToken, sessionKey } from './id-token.ts';

/**
 * Begins fetching what renews a token, in parallel with the shell's own bootstrap, where the stored one has run out: the
 * page then waits for a renewal first. By this device's clock; the session looks again by the provider's.
 */
export function prefetchOidcClient(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(sessionKey);
  } catch {
    // Nothing may be kept here, so there is no token to be stale.
  }
  const claims = stored === null ? undefined : readIdToken(stored);
  if (claims === undefined || claims.expiresAt > Date.now()) return;
  import(/* webpackChunkName: "entrance" */ './oidc-client.ts').catch(() => undefined);
}
