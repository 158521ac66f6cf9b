import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import { findProviderAccount } from '../../domain/identity-accounts/accounts.ts';
import type { RegisteredClient } from '../../domain/oauth-clients/client.ts';
import { metadataOf } from './clients/client-metadata.ts';
import { signingAlgorithm } from '../../domain/oauth-clients/web-client.ts';
import type { IdentityKeys } from './keys.ts';
import { lifetimes } from './lifetimes.ts';
import { renderError, renderSignedOut, renderSignOutQuestion } from './pages.ts';
import { PostgresAdapter } from './postgres-adapter.ts';
import {
  adminClient,
  adminClientId,
  identityPath,
  sessionCookie,
  webClient,
  webClientId,
} from '../../domain/oauth-clients/web-client.ts';

/** Our own clients need no consent. For any other client, the person is asked (clients/consent-routes.ts). */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existingGrant = typeof grantId === 'string' ? await provider.Grant.find(grantId) : undefined;
  if (existingGrant && existingGrant.accountId === session.accountId) return existingGrant;
  const isOurs = client.clientId === webClientId || client.clientId === adminClientId;
  if (!isOurs || session.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(client.scope ?? 'openid');
  await grant.save();
  return grant;
}

/** The claims that only our own services get. */
const internalClaims: readonly string[] = ['is_anonymous', 'partner_issuer', 'partner_subject'];

/** The part of a response of the library that we change. */
interface ProviderResponse {
  body: unknown;
  readonly response: { readonly get: (header: string) => string };
  readonly set: (header: string, value: string) => void;
}

/** Removes internal claims from the discovery document, which is for other applications. */
function hideInternalClaims(ctx: ProviderResponse): void {
  const body = ctx.body as { readonly claims_supported?: readonly string[] } | undefined;
  if (body?.claims_supported === undefined) return;
  ctx.body = { ...body, claims_supported: body.claims_supported.filter((claim) => !internalClaims.includes(claim)) };
}

/**
 * Corrects the policy of the page that posts an answer to an application (`response_mode=form_post`): the library adds
 * the hash of its script to our `script-src 'none'`, and browsers ignore a list that begins with `'none'`.
 */
function correctContentSecurityPolicy(ctx: ProviderResponse): void {
  const policy = ctx.response.get('content-security-policy');
  if (policy.includes("script-src 'none' '")) {
    ctx.set('content-security-policy', policy.replace("script-src 'none' ", 'script-src '));
  }
}

export interface ProviderOptions {
  readonly database: Database;
  /** The site's origin, `https://tessera.example`. */
  readonly origin: string;
  readonly keys: IdentityKeys;
  /** Other applications that people can sign in to from here. */
  readonly clients?: readonly RegisteredClient[];
  /** Whether operators sign in here. */
  readonly hasOperators?: boolean;
}

/** Creates the OpenID provider itself, without our routes and middleware. */
export function createProvider({
  database,
  origin,
  keys,
  clients = [],
  hasOperators = false,
}: ProviderOptions): Provider {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  const originsOf = new Map(clients.map(({ clientId, origins }) => [clientId, origins]));
  const configuration: Configuration = {
    adapter: (model) => new PostgresAdapter(database, model),
    clients: [webClient(origin), ...(hasOperators ? [adminClient(origin)] : []), ...clients.map(metadataOf)],
    jwks: keys.signing,
    // The session cookie is visible to the whole site, which renders a person's page into its HTML.
    cookies: { keys: keys.cookies, names: { session: sessionCookie }, long: { ...cookie, path: '/' }, short: cookie },
    findAccount: (ctx, subject) => findProviderAccount(database, subject, ctx.oidc.client?.clientId === webClientId),
    loadExistingGrant,
    // The path names the interaction, so that each has its own cookie and several tabs can sign in at once.
    interactions: { url: (_ctx, interaction) => `${identityPath}/interaction/${interaction.uid}` },
    claims: {
      openid: ['sub', ...internalClaims],
      email: ['email', 'email_verified'],
    },
    scopes: ['openid', 'email'],
    // The ID token is the bearer token (product.md §4), so the claims must be in it.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // The shell is on this origin. A page elsewhere must not get its tokens.
    clientBasedCORS: (_ctx, requestOrigin, { clientId }) =>
      clientId === webClientId ? requestOrigin === origin : (originsOf.get(clientId) ?? []).includes(requestOrigin),
    ttl: lifetimes,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSignOutQuestion,
        postLogoutSuccessSource: renderSignedOut,
      },
    },
    renderError,
  };
  const provider = new Provider(`${origin}${identityPath}`, configuration);
  // The mount sets the forwarded headers from the configured origin, so nothing that a client sends is trusted.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    correctContentSecurityPolicy(ctx);
    if (ctx.path === '/.well-known/openid-configuration') hideInternalClaims(ctx);
  });
  // A revocation is answered with an empty text. oidc-client-ts accepts only JSON and would stay signed in.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === '/token/revocation' && ctx.status === 200) ctx.body = {};
  });
  return provider;
}
