import type { ClientMetadata } from 'oidc-provider';

/** How our ID tokens are signed (RFC 7518 §3.4). */
export const signingAlgorithm = 'ES256';

/** How the shell is known here; the gateway expects this id as the audience of its bearer tokens. */
export const webClientId = 'tessera-web';

/** What the shell asks for: enough for the claims `sub`, `is_anonymous`, `email` and `email_verified`. */
export const webClientScope = 'openid email';

/** Name of the cookie that keeps a browser signed in, on every path of the site's origin. */
export const sessionCookie = 'tessera_session';

/** How the pages for operators are known here; no service takes its tokens for anything else. */
export const adminClientId = 'tessera-admin';

/** Where the pages for operators are, and where their sign-in ends. */
export const adminPath = '/admin';
export const adminCallbackPath = `${adminPath}/callback`;

/** Path of the provider under the site's origin. */
export const identityPath = '/identity';

/**
 * The shell's registration. `web`, not `native`: native clients are always asked for consent, which a silent renewal
 * cannot answer.
 */
export const webClient = (origin: string): ClientMetadata => ({
  client_id: webClientId,
  client_name: 'Tessera',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${origin}${identityPath}/cb`],
  post_logout_redirect_uris: [`${origin}/`],
  id_token_signed_response_alg: signingAlgorithm,
  // Every ID token of one sign-in carries the same auth_time, by which a tab knows that its refresh token belongs to it.
  require_auth_time: true,
  scope: webClientScope,
});

/** The registration of the pages for operators, which learn no more than who somebody is. */
export const adminClient = (origin: string): ClientMetadata => ({
  client_id: adminClientId,
  client_name: 'Tessera administration',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  redirect_uris: [`${origin}${adminCallbackPath}`],
  id_token_signed_response_alg: signingAlgorithm,
  // Who administers has typed a password just now.
  require_auth_time: true,
  scope: 'openid',
});
