import { signInCallbackPath, silentCallbackPath, type RuntimeConfig } from '@shared/contracts';
import { isStorageKept } from '@shared/remote-kit';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { TokenStore } from './token-store.ts';
import type { OpenIdClient } from './open-id-client.ts';

/** The timeout in seconds of each request to the provider, and of the hidden frame. */
const patience = 10;

/** Whether the provider answers at all: a silent frame may be forbidden there, or the connection may be lost. */
async function isReachable(authority: string): Promise<boolean> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    return (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience * 1000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Creates the OpenID client for an external provider (docs/adr/0012): the user goes to its pages and comes back. It
 * renews by refresh token where the provider issues one, or else by a hidden frame, and signs out there where that is
 * possible.
 */
export function createExternalClient(
  { authority, clientId, scope }: RuntimeConfig['identity'],
  tokens: TokenStore,
): OpenIdClient {
  const { origin } = window.location;
  const homePage = `${origin}/`;
  const manager = new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${origin}${signInCallbackPath}`,
    silent_redirect_uri: `${origin}${silentCallbackPath}`,
    post_logout_redirect_uri: homePage,
    scope,
    automaticSilentRenew: false,
    loadUserInfo: false,
    requestTimeoutInSeconds: patience,
    silentRequestTimeoutInSeconds: patience,
    userStore: tokens,
    // Stored in this tab until the redirect back from the provider.
    stateStore: new WebStorageStateStore({
      store: isStorageKept() ? window.sessionStorage : new InMemoryWebStorage(),
    }),
  });
  return {
    manager,
    isReachable: () => isReachable(authority),
    async endSession(idToken) {
      const address = await manager.metadataService.getEndSessionEndpoint().catch(() => undefined);
      // Without an end-session address the provider stays signed in, and the tokens are removed from this browser
      // anyway.
      if (address === undefined) return;
      const hint = idToken === undefined ? {} : { id_token_hint: idToken };
      await manager.signoutRedirect(hint).catch(() => undefined);
    },
  };
}
