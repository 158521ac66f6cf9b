import type { ClientMetadata } from 'oidc-provider';
import { signingAlgorithm } from '../../../domain/oauth-clients/web-client.ts';
import { webClientScope } from '../../../domain/oauth-clients/web-client.ts';
import type { RegisteredClient } from '../../../domain/oauth-clients/client.ts';

/**
 * Returns a client's registration with the provider. It gets no refresh token: while the person is signed in here and
 * has given consent, the client can ask again without showing a page (`prompt=none`).
 */
export const metadataOf = (client: RegisteredClient): ClientMetadata => ({
  client_id: client.clientId,
  client_name: client.name,
  application_type: 'web',
  ...(client.secret === undefined
    ? { token_endpoint_auth_method: 'none' }
    : { token_endpoint_auth_method: 'client_secret_basic', client_secret: client.secret }),
  grant_types: ['authorization_code'],
  response_types: ['code'],
  redirect_uris: [...client.redirectUris],
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  id_token_signed_response_alg: signingAlgorithm,
  scope: webClientScope,
});

/**
 * Returns the origins to which a form on the provider's pages may lead. Browsers apply the policy to the redirects of a
 * form as well, and signing out ends at the client's address.
 */
export const formTargetsOf = (clients: readonly RegisteredClient[]): readonly string[] => [
  ...new Set(
    clients.flatMap(({ redirectUris, postLogoutRedirectUris }) =>
      [...redirectUris, ...postLogoutRedirectUris].map((address) => new URL(address).origin),
    ),
  ),
];
