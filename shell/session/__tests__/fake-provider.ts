import { createSession } from '../session-provider.tsx';
import type { Analytics } from '../../analytics/analytics.ts';

export const authority = 'https://tessera.example/identity';
const redirectUri = `${authority}/cb`;

const base64url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

interface TokenClaims {
  readonly sub?: string;
  /** The lifetime of the token in seconds. */
  readonly life?: number;
  readonly authTime?: number;
  readonly isAnonymous?: boolean;
}

let issued = 0;

/** Returns an unsigned ID token like the provider's; no two are alike. */
export function idToken({ sub = 'ada', life = 300, authTime = 1, isAnonymous = false }: TokenClaims = {}): string {
  const iat = Math.floor(Date.now() / 1000);
  issued += 1;
  const who = isAnonymous ? { sub, is_anonymous: true } : { sub, email: `${sub}@example.org` };
  const claims = { ...who, iat, exp: iat + life, auth_time: authTime, jti: String(issued) };
  return `${base64url({ alg: 'none' })}.${base64url(claims)}.signature`;
}

/** A fake of the identity provider and the API behind `fetch`, sufficient to sign in, renew, and refuse. */
export class FakeProvider {
  /** The subject of the browser's session cookie. */
  cookie: string | undefined;
  /** The refresh tokens that still work. */
  readonly refreshTokens = new Set<string>();
  /** The purposes of the requests that were made. */
  readonly requests: string[] = [];
  /** Makes every request fail as it does without a connection. */
  isOffline = false;
  /** The provider's refusal of credentials; undefined to accept them. */
  refusal: { readonly status: number; readonly error: string } | undefined;
  isGatewayDown = false;
  /** Whether the user is a guest, until an upgrade. */
  isGuest = false;
  /** The input of each `createUser`. */
  readonly created: unknown[] = [];
  life = 300;
  authTime = 1;
  /** Delays token requests until it resolves. */
  gate: Promise<void> = Promise.resolve();
  #counter = 0;
  #person = '';

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const name = url.pathname.replace('/identity/', '');
    const body = init.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    this.requests.push(name === 'token' ? String(body.get('grant_type')) : name);
    if (name === '.well-known/openid-configuration') return this.#metadata();
    if (name === 'auth') return this.#authorize(url);
    if (name === 'auth/resume') return this.#back(url, { code: 'code' });
    if (name.startsWith('interaction/')) return this.#interact(name, typeof init.body === 'string' ? init.body : '');
    if (name === 'token') return this.#token(body);
    if (name === 'upgrade') {
      if (this.refusal) return Response.json({ error: this.refusal.error }, { status: this.refusal.status });
      this.isGuest = false;
      return Response.json({});
    }
    if (name === 'sign-out') {
      this.cookie = undefined;
      this.refreshTokens.clear();
      return Response.json({ signedOut: true });
    }
    if (name === '/graphql') return this.#graphql(typeof init.body === 'string' ? init.body : '');
    throw new Error(`The fake has no ${url.href}`);
  };

  #metadata(): Response {
    return Response.json({
      issuer: authority,
      authorization_endpoint: `${authority}/auth`,
      token_endpoint: `${authority}/token`,
    });
  }

  #at(url: string, response: Response): Response {
    return Object.defineProperty(response, 'url', { value: url });
  }

  #back(url: URL, answer: Record<string, string>): Response {
    const query = new URLSearchParams({ ...answer, state: url.searchParams.get('state') ?? '' });
    return this.#at(`${redirectUri}?${query.toString()}`, new Response(null, { status: 204 }));
  }

  #state = '';

  #authorize(url: URL): Response {
    this.#state = url.searchParams.get('state') ?? '';
    if (url.searchParams.get('prompt') !== 'none') {
      return this.#at(`${authority}/interaction/1`, Response.json({ interaction: '1', prompt: 'login' }));
    }
    return this.#back(url, this.cookie === undefined ? { error: 'login_required' } : { code: 'code' });
  }

  #interact(name: string, body: string): Response {
    if (this.refusal) return Response.json({ error: this.refusal.error }, { status: this.refusal.status });
    this.isGuest = name.endsWith('/anonymous');
    this.#person = this.isGuest ? 'guest' : ((JSON.parse(body) as { email: string }).email.split('@')[0] ?? '');
    this.cookie = this.#person;
    return Response.json({ resume: `${authority}/auth/resume?state=${this.#state}` });
  }

  async #token(body: URLSearchParams): Promise<Response> {
    await this.gate;
    const refreshToken = body.get('refresh_token');
    const isGood = refreshToken === null ? this.cookie !== undefined : this.refreshTokens.delete(refreshToken);
    if (!isGood) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    this.#counter += 1;
    const next = `refresh-${this.#counter}`;
    this.refreshTokens.add(next);
    return Response.json({
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: this.life,
      scope: 'openid email',
      refresh_token: next,
      id_token: idToken({
        sub: this.cookie ?? this.#person,
        life: this.life,
        authTime: this.authTime,
        isAnonymous: this.isGuest,
      }),
    });
  }

  #graphql(body: string): Response {
    if (this.isGatewayDown) return new Response('bad gateway', { status: 502 });
    this.created.push((JSON.parse(body) as { variables: { input: unknown } }).variables.input);
    return Response.json({ data: { user: { createUser: { id: 'user', email: null, isAnonymous: false } } } });
  }
}

/** Returns the session of a page that talks to `provider`; call `start()` and its result as a page does. */
export function sessionWith(provider: FakeProvider, analytics?: Analytics) {
  globalThis.fetch = provider.fetch;
  return createSession(
    {
      variant: 'own',
      identity: { authority, clientId: 'tessera-web', scope: 'openid email' },
      endpoints: { graphql: 'https://tessera.example/graphql', typeset: 'https://tessera.example/typeset' },
    },
    analytics,
  );
}
