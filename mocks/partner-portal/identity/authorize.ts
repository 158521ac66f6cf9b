import { CookieJar } from './cookie-jar.ts';
import { jsonOf, textField } from './json.ts';
import type { AuthorizationSecrets } from './pkce.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type AuthorizeOutcome =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly failure: 'wrong-credentials' | 'too-many-attempts' };

export interface AuthorizationRequest {
  readonly endpoint: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly secrets: AuthorizationSecrets;
}

const redirectLimit = 10;

function authorizationAddress({ endpoint, clientId, redirectUri, scope, secrets }: AuthorizationRequest): URL {
  const address = new URL(endpoint);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: secrets.challenge,
    code_challenge_method: 'S256',
    prompt: 'login',
  }).toString();
  return address;
}

/** One person's way through the provider, as a browser would go it: cookies and redirects included. */
class Visit {
  readonly #jar = new CookieJar();

  async request(address: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = this.#jar.headerFor(address);
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(address, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    this.#jar.store(response);
    return response;
  }

  /** Follows redirects until an answer, or until they leave for `redirectUri`, which is not visited. */
  async follow(start: URL, redirectUri: string): Promise<{ readonly address: URL; readonly response: Response }> {
    let address = start;
    for (let hop = 0; hop < redirectLimit; hop += 1) {
      const response = await this.request(address);
      const location = response.headers.get('location');
      if (location === null) return { address, response };
      address = new URL(location, address);
      if (address.href.startsWith(redirectUri)) return { address, response };
    }
    throw new Error('The identity service redirects without end.');
  }
}

function codeFrom(address: URL, { redirectUri, secrets }: AuthorizationRequest): string {
  const code = address.searchParams.get('code');
  if (!address.href.startsWith(redirectUri) || code === null) {
    const reason = address.searchParams.get('error_description') ?? 'no code came back';
    throw new Error(`The identity service did not finish the sign-in: ${reason}.`);
  }
  if (address.searchParams.get('state') !== secrets.state) throw new Error('The answer belongs to another sign-in.');
  return code;
}

/**
 * Authorization code by the provider's JSON interaction: ask, hand over the credentials, follow the way back. Throws
 * when the service does not behave as a provider; wrong credentials are an outcome.
 */
export async function authorize(request: AuthorizationRequest, credentials: Credentials): Promise<AuthorizeOutcome> {
  const visit = new Visit();
  const { address, response } = await visit.follow(authorizationAddress(request), request.redirectUri);
  const interaction = textField(await jsonOf(response), 'interaction');
  if (interaction === undefined) throw new Error(`No interaction was offered (status ${response.status}).`);

  const answer = await visit.request(new URL(`/identity/interaction/${interaction}/login`, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address.origin },
    body: JSON.stringify(credentials),
  });
  if (answer.status === 429) return { ok: false, failure: 'too-many-attempts' };
  if (answer.status === 400 || answer.status === 401) return { ok: false, failure: 'wrong-credentials' };
  const resume = textField(await jsonOf(answer), 'resume');
  if (resume === undefined) throw new Error(`The credentials were not taken (status ${answer.status}).`);
  const back = await visit.follow(new URL(resume, address), request.redirectUri);
  return { ok: true, code: codeFrom(back.address, request) };
}
