import * as client from 'openid-client';
import type { RegisteredClient } from '../../../domain/oauth-clients/client.ts';
import type { TestBrowser } from './browser.ts';

interface Begun {
  readonly url: URL;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** Another application, which signs people in with a third-party OpenID library. */
export class OtherClient {
  readonly configuration: client.Configuration;
  readonly #registration: RegisteredClient;

  private constructor(configuration: client.Configuration, registration: RegisteredClient) {
    this.configuration = configuration;
    this.#registration = registration;
  }

  static async at(issuer: string, registration: RegisteredClient): Promise<OtherClient> {
    const { clientId, secret } = registration;
    const proof = secret === undefined ? client.None() : client.ClientSecretBasic(secret);
    const configuration = await client.discovery(new URL(issuer), clientId, undefined, proof, {
      // The provider of a test has no certificate.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- It is marked as deprecated only to discourage its use in production.
      execute: [client.allowInsecureRequests],
    });
    return new OtherClient(configuration, registration);
  }

  async begin(parameters: Readonly<Record<string, string>> = {}): Promise<Begun> {
    const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()];
    const url = client.buildAuthorizationUrl(this.configuration, {
      redirect_uri: this.#registration.redirectUris[0] ?? '',
      scope: 'openid email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...parameters,
    });
    return { url, verifier, state, nonce };
  }

  finish(answer: URL, { verifier, state, nonce }: Begun) {
    return client.authorizationCodeGrant(this.configuration, answer, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  }
}

/** Follows redirects as long as they stay at the provider, and returns the address of our page or of the client. */
export async function leadFrom(browser: TestBrowser, address: string | URL): Promise<URL> {
  let url = new URL(address, browser.origin);
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.origin !== browser.origin || url.pathname === '/login') return url;
    const response = await browser.request(url.href, { headers: { accept: 'text/html' } });
    const next = response.headers.get('location');
    if (next === null) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
    url = new URL(next, url);
  }
  throw new Error('Too many redirects.');
}
