import { readIdToken, sessionKey } from './id-token.ts';

/**
 * Starts to load the code that renews a token, in parallel with the shell's own bootstrap, when the stored one has
 * expired and the page has to wait for a renewal first. It uses this device's clock; the session checks again by the
 * provider's.
 */
export function prefetchOidcClient(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(sessionKey);
  } catch {
    // Without storage there is no token that could have expired.
  }
  const claims = stored === null ? undefined : readIdToken(stored);
  if (claims === undefined || claims.expiresAt > Date.now()) return;
  import(/* webpackChunkName: "entrance" */ './oidc-client.ts').catch(() => undefined);
}
