import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An OpenID provider as a server that accepts its tokens sees it: it publishes keys and signs tokens. */
export interface TestIssuer {
  readonly issuer: string;
  readonly jwksUri: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  /** Signs an ID token. Claims and header may be invalid, to test what is rejected. Times are in seconds since 1970. */
  sign(claims: JWTPayload, header?: Readonly<Record<string, string>>): Promise<string>;
  stop(): Promise<void>;
}

export interface TestIssuerOptions {
  /** The `iss` claim of its tokens. */
  readonly issuer?: string;
  readonly audience?: string;
  /** Whether it uses its own URL as issuer and serves a discovery document, for servers that find its keys by that. */
  readonly isDiscoverable?: boolean;
  /** The certificate and key with which it speaks https. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

/** Starts a provider with an ES256 key on a free loopback port. */
export async function startTestIssuer(options: TestIssuerOptions = {}): Promise<TestIssuer> {
  const { audience = 'tessera-web', isDiscoverable = false, tls } = options;
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] });
  let issuer = options.issuer ?? 'https://identity.example';
  const answer: RequestListener = (request, response) => {
    const isAsked = request.url === '/.well-known/openid-configuration';
    const body = isAsked ? JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks` }) : keys;
    response.setHeader('content-type', 'application/json').end(body);
  };
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  if (isDiscoverable) issuer = origin;
  return {
    issuer,
    audience,
    jwksUri: `${origin}/jwks`,
    algorithms: ['ES256'],
    sign: (claims, header = {}) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: audience, iat: now, exp: now + 300, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
        .sign(privateKey);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
