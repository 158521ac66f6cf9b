import { capabilitiesOf, type RuntimeConfig } from '@shared/contracts';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { endProviderSession } from './end-provider-session.ts';
import { createExternalClient } from './external-client.ts';
import { FetchNavigator } from './fetch-navigator.ts';
import type { TokenStore } from './token-store.ts';
import type { OpenIdClient } from './open-id-client.ts';

/** Creates the OpenID client for the configured provider. It renews nothing automatically; the session decides when. */
export const createOpenIdClient = (identity: RuntimeConfig['identity'], tokens: TokenStore): OpenIdClient =>
  capabilitiesOf(identity).ownForms ? createOwnClient(identity, tokens) : createExternalClient(identity, tokens);

function createOwnClient({ authority, clientId, scope }: RuntimeConfig['identity'], tokens: TokenStore): OpenIdClient {
  const redirectUri = `${authority}/cb`;
  const interactive = new FetchNavigator(redirectUri);
  const silent = new FetchNavigator(redirectUri);
  const manager = new UserManager(
    {
      authority,
      client_id: clientId,
      redirect_uri: redirectUri,
      silent_redirect_uri: redirectUri,
      scope,
      automaticSilentRenew: false,
      userStore: tokens,
      // An authorization never leaves the page, so its state can stay in memory.
      stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    },
    undefined,
    interactive,
    silent,
  );
  return { manager, interactive, endSession: () => endProviderSession(authority) };
}
