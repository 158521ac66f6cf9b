import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { CustomerDirectory } from '../customers/directory.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import { signInFailedPage } from '../pages/sign-in.ts';
import { tesseraOrigins, type PortalSettings } from '../settings.ts';

/** The path of the portal's OpenID provider, on the portal's own origin. */
export const providerPath = '/openid';

/**
 * The client id under which Tessera is registered, together with the portal's own pages, which pass their token to
 * remotes.
 */
export const clientId = 'tessera';

/** The path to which the portal's own sign-in returns. */
export const callbackPath = '/session/callback';

const minute = 60;
const lifetimes = {
  AuthorizationCode: minute,
  IdToken: 5 * minute,
  AccessToken: 10 * minute,
  RefreshToken: 8 * 60 * minute,
  Interaction: 30 * minute,
  Session: 8 * 60 * minute,
  Grant: 8 * 60 * minute,
};

/** Customers are not asked for consent, because the portal has agreed on it with them. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existingGrant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existingGrant?.accountId === session.accountId) return existingGrant;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Creates the portal's own OpenID provider. Keys, sessions, and tokens are in memory and end with the process. */
export async function createPortalProvider(
  { origin, siteOrigin }: Pick<PortalSettings, 'origin' | 'siteOrigin'>,
  customers: CustomerDirectory,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' };
  const origins = tesseraOrigins({ siteOrigin });
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  const configuration: Configuration = {
    adapter: () => new MemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_name: 'Tessera',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...origins.map((each) => `${each}/oidc/callback`), `${origin}${callbackPath}`],
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'northgate_openid', interaction: 'northgate_interaction', resume: 'northgate_resume' },
      long: { ...cookie, path: providerPath },
      short: cookie,
    },
    findAccount: (_ctx, id) => {
      const customer = customers.byId(id);
      if (!customer) return undefined;
      const { email, firstName, lastName } = customer;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email,
          email_verified: true,
          given_name: firstName,
          family_name: lastName,
          name: `${firstName} ${lastName}`,
        }),
      };
    },
    loadExistingGrant,
    interactions: { url: (_ctx, interaction) => `${providerPath}/interaction/${interaction.uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    renderError: (ctx, { error }) => {
      ctx.type = 'html';
      ctx.body = signInFailedPage();
      if (error === 'server_error') console.error('Northgate Careers: its provider has failed.');
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, requestOrigin) => origins.includes(requestOrigin),
    ttl: lifetimes,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId },
    },
  };
  return new Provider(`${origin}${providerPath}`, configuration);
}
