import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';

/** Another application with its own server, which signs people in at the product with a third-party OpenID library. */
export interface OtherApplication {
  readonly origin: string;
  /** The application's entry in `IDENTITY_CLIENTS`. */
  readonly registration: object;
  /** Connects the application to this site, after which people can sign in. */
  connect(siteOrigin: string): Promise<void>;
  stop(): Promise<void>;
}

const secret = 'a-secret-of-more-than-thirty-two-characters';

const page = (text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Agenda</title><link rel="icon" href="data:,"></head>` +
  `<body><h1>Agenda</h1><p id="state">${text.replace(/[&<]/g, '')}</p><a href="/start">Sign in with Tessera</a> <a href="/leave">Leave</a></body></html>`;

/** Starts the application on a free port. It handles one person at a time, which is enough for a test. */
export async function startOtherApplication(): Promise<OtherApplication> {
  let configuration: client.Configuration | undefined;
  let begun = { verifier: '', state: '' };
  let idToken = '';
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function begin(known: client.Configuration): Promise<URL> {
    begun = { verifier: client.randomPKCECodeVerifier(), state: client.randomState() };
    return client.buildAuthorizationUrl(known, {
      redirect_uri: `${origin}/cb`,
      scope: 'openid email',
      state: begun.state,
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
    });
  }

  async function finish(known: client.Configuration, url: URL): Promise<string> {
    try {
      const tokens = await client.authorizationCodeGrant(known, url, {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        idTokenExpected: true,
      });
      idToken = tokens.id_token ?? '';
      const email = tokens.claims()?.['email'];
      return `Hello ${typeof email === 'string' ? email : 'stranger'}`;
    } catch (error) {
      return error instanceof client.AuthorizationResponseError
        ? `Refused: ${error.error}`
        : `Failed: ${String(error)}`;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const goTo = (address: URL): unknown => response.writeHead(303, { location: address.href }).end();
    const show = (text: string): unknown => response.writeHead(200, { 'content-type': 'text/html' }).end(page(text));
    if (configuration && url.pathname === '/start') return void goTo(await begin(configuration));
    if (configuration && url.pathname === '/cb') return void show(await finish(configuration, url));
    if (configuration && url.pathname === '/leave') {
      const leaving = { id_token_hint: idToken, post_logout_redirect_uri: `${origin}/bye` };
      return void goTo(client.buildEndSessionUrl(configuration, leaving));
    }
    show(url.pathname === '/bye' ? 'You have left' : 'Nobody is here');
  }

  return {
    origin,
    registration: {
      clientId: 'agenda',
      name: 'Agenda',
      secret,
      redirectUris: [`${origin}/cb`],
      postLogoutRedirectUris: [`${origin}/bye`],
    },
    async connect(siteOrigin) {
      const proof = client.ClientSecretBasic(secret);
      configuration = await client.discovery(new URL(`${siteOrigin}/identity`), 'agenda', undefined, proof, {
        // The product under test has no TLS certificate, so the library must allow plain HTTP.
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- It is marked as deprecated only to discourage its use outside of tests.
        execute: [client.allowInsecureRequests],
      });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
