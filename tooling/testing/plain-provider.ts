import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';

export interface PlainProvider {
  readonly issuer: string;
  /** The grant types that were redeemed, in order: `authorization_code`, `refresh_token`. */
  readonly grants: readonly string[];
  /**
   * Starts the provider and registers the site at this origin as the client `tessera`. Until then, the provider is
   * down.
   */
  register(siteOrigin: string): void;
  stop(): Promise<void>;
}

/**
 * Lifetime of an ID token in seconds, shorter than the margin within which the session renews
 * (shell/session/renewal-schedule.ts).
 */
const idTokenLifetime = 40;

function createPlainProvider(issuer: string, siteOrigin: string, key: JWK): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'tessera',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${siteOrigin}/login/callback`, `${siteOrigin}/login/silent`],
        post_logout_redirect_uris: [`${siteOrigin}/`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a secret that signs the cookies of tests'] },
    // Any login and password are accepted, and the email address is derived from the login.
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, mail: `${sub}@login.example`, given_name: 'Ada', family_name: 'Lovelace' }),
    }),
    claims: { openid: ['sub'], email: ['mail'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origin === siteOrigin,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      IdToken: idTokenLifetime,
      AccessToken: 60,
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
      RefreshToken: 3600,
    },
    features: { devInteractions: { enabled: true } },
  });
}

/**
 * Starts an external OpenID provider: oidc-provider with its default pages, keys, and in-memory storage, and none of
 * our code.
 */
export async function startPlainProvider(): Promise<PlainProvider> {
  let handle: RequestListener | undefined;
  const grants: string[] = [];
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'plain', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    if (handle) handle(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    grants,
    register(siteOrigin) {
      const provider = createPlainProvider(issuer, siteOrigin, key);
      provider.on('grant.success', (ctx) => void grants.push(String(ctx.oidc.params?.['grant_type'])));
      const listener = provider.callback();
      handle = (request, response) => void listener(request, response);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
