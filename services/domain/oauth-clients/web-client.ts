import type { ClientMetadata } from 'oidc-provider';

/** The algorithm that signs our ID tokens (RFC 7518 §3.4). */
export const signingAlgorithm = 'ES256';

/** The client id of the shell. The gateway expects it as the audience of its bearer tokens. */
export const webClientId = 'tessera-web';

/**
 * The scope that the shell requests, which is enough for the claims `sub`, `is_anonymous`, `email`, and
 * `email_verified`.
 */
export const webClientScope = 'openid email';

/** The name of the cookie that keeps a browser signed in, on every path of the site's origin. */
export const sessionCookie = 'tessera_session';

/** The client id of the pages for operators. No other service accepts its tokens. */
export const adminClientId = 'tessera-admin';

/** The path of the pages for operators, and the path to which their sign-in returns. */
export const adminPath = '/admin';
export const adminCallbackPath = `${adminPath}/callback`;

/** The path of the provider below the site's origin. */
export const identityPath = '/identity';

/**
 * The registration of the shell. The type is `web` and not `native`, because native clients are always asked for
 * consent, which a silent renewal cannot give.
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
  // Every ID token of one sign-in has the same auth_time, by which a tab knows that its refresh token belongs to it.
  require_auth_time: true,
  scope: webClientScope,
});

/** The registration of the pages for operators, which only learn the operator's identity. */
export const adminClient = (origin: string): ClientMetadata => ({
  client_id: adminClientId,
  client_name: 'Tessera administration',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  redirect_uris: [`${origin}${adminCallbackPath}`],
  id_token_signed_response_alg: signingAlgorithm,
  // Operators must have entered a password recently.
  require_auth_time: true,
  scope: 'openid',
});
