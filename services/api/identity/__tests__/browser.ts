import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';
import { webClientId, webClientScope } from '../../../domain/oauth-clients/web-client.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export interface Tokens {
  readonly id_token: string;
  readonly refresh_token: string;
  readonly access_token: string;
}

export interface SignInAttempt {
  readonly uid: string;
  readonly verifier: string;
}

const bodyOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;

/** A browser as the identity provider sees one: it keeps cookies by path, follows redirects, and uses PKCE. */
export class TestBrowser {
  readonly origin: string;
  #cookies: Cookie[] = [];

  /** The user agent that it sends. */
  userAgent = 'node';

  constructor(origin: string) {
    this.origin = origin;
  }

  #remember(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const isDeleted = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
      this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      if (!isDeleted) this.#cookies.push({ name, value: value.join('='), path });
    }
  }

  /** Returns another browser with the same cookies, as if they had been stolen. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.origin);
    copy.#cookies = [...this.#cookies];
    return copy;
  }

  cookieHeader(path: string): string {
    return this.#cookies
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** Sends the request over the network. Subclasses override it. */
  protected send(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }

  /** Sends one request without following redirects. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookieHeader(url.pathname));
    headers.set('user-agent', this.userAgent);
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    const response = await this.send(url, { ...init, headers, redirect: 'manual' });
    this.#remember(response);
    return response;
  }

  /** Follows redirects and returns the last response with its address, as `fetch` in a page would. */
  async visit(address: string): Promise<{ response: Response; url: URL }> {
    let url = new URL(address, this.origin);
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await this.request(url.href);
      const location = response.headers.get('location');
      if (location === null) return { response, url };
      url = new URL(location, url);
    }
    throw new Error('Too many redirects.');
  }

  async authorize(
    parameters: Readonly<Record<string, string>> = {},
  ): Promise<{ response: Response; url: URL; verifier: string }> {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: webClientId,
      redirect_uri: `${this.origin}/identity/cb`,
      response_type: 'code',
      scope: webClientScope,
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    });
    return { ...(await this.visit(`/identity/auth?${query.toString()}`)), verifier };
  }

  /** Begins an authorization and returns the interaction that asks for credentials. */
  async begin(): Promise<SignInAttempt> {
    const { response, verifier } = await this.authorize({ prompt: 'login' });
    const { interaction } = await bodyOf(response);
    return { uid: String(interaction), verifier };
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, ...headers },
      body: JSON.stringify(body),
    });
  }

  submit(action: 'login' | 'register', attempt: SignInAttempt, email: string, password: string): Promise<Response> {
    return this.post(`/identity/interaction/${attempt.uid}/${action}`, { email, password });
  }

  /** Resumes the authorization after the credentials were accepted, and returns the code. */
  async resume(accepted: Response): Promise<string> {
    const { resume } = await bodyOf(accepted);
    const { url } = await this.visit(String(resume));
    return url.searchParams.get('code') ?? `no code in ${url.href}`;
  }

  token(parameters: Readonly<Record<string, string>>): Promise<Response> {
    return this.request('/identity/token', {
      method: 'POST',
      body: new URLSearchParams({ client_id: webClientId, ...parameters }),
    });
  }

  redeem(code: string, verifier: string): Promise<Response> {
    return this.token({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${this.origin}/identity/cb`,
    });
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Signs in from credentials to tokens. */
  async signIn(
    action: 'login' | 'register',
    email: string,
    password: string,
  ): Promise<Tokens & { readonly claims: JWTPayload }> {
    const attempt = await this.begin();
    const code = await this.resume(await this.submit(action, attempt, email, password));
    const tokens = (await (await this.redeem(code, attempt.verifier)).json()) as Tokens;
    return { ...tokens, claims: decodeJwt(tokens.id_token) };
  }
}
