/** A request as bytes may come, whether or not a browser could make it. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, as they are written on the first line. */
  readonly target: string;
  /** May name one several times. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const methods = ['GET', 'POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
const hows = ['login', 'register', 'anonymous', 'partner', 'consent', 'cancel', 'constructor', '__proto__'];
const routes = [
  'auth',
  'auth/UID',
  'token',
  'token/revocation',
  'me',
  'jwks',
  '.well-known/openid-configuration',
  'session/end',
  'session/end/confirm',
  'session/end/success',
  'interaction/UID',
  ...hows.map((how) => `interaction/UID/${how}`),
  'sign-out',
  'upgrade',
  'devices',
  'devices/UID',
  'password-reset',
  'password-reset/confirm',
  'cb',
  'nothing/here',
  '..%2f..%2fetc/passwd',
  '%00',
  '%c3%28',
  '%',
];
const parameters = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'code', 'code_challenge', 'prompt'];
const more = ['code_challenge_method', 'grant_type', 'refresh_token', 'code_verifier', 'id_token_hint', 'max_age'];
const fields = ['email', 'password', 'domain', 'idToken', 'allow', 'token', 'newPassword', '__proto__', 'constructor'];
const kinds = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json, application/json',
  '',
];
const texts = [
  '',
  ' ',
  'ada@example.org',
  'tessera-web',
  'code',
  'openid email',
  'authorization_code',
  'refresh_token',
  'none',
  'S256',
  '\u0000',
  'a\u0000b@example.org',
  '\u001b[31m',
  '\ud800',
  '🤷'.repeat(50),
  "' or 1=1; --",
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  '-1',
  '1e999',
  'NaN',
  'x'.repeat(70_000),
  '{"$ne":null}',
  'eyJhbGciOiJub25lIn0.e30.',
  'javascript:alert(1)',
  'https://evil.example/\r\nset-cookie: a=b',
];

export interface Target {
  readonly origin: string;
  /** Interactions that exist, each with its cookies. */
  readonly begun: readonly { readonly uid: string; readonly cookie: string }[];
}

const addresses = [
  'ada@example.org',
  'a\ud800b@example.org',
  '🤷@example.org',
  'o\'brien"--@example.org',
  '\u202e@example.org',
  'ａｄａ@example.org',
  'ada@example.org\u00a0',
  `${'x'.repeat(240)}@e.org`,
  'a@b.%00',
];

/** Makes `count` requests that no page of ours would send; the same ones for the same seed. */
export function malformedRequests(count: number, seed: number, { origin, begun }: Target): RawRequest[] {
  const random = seeded(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number): boolean => random() < share;
  const uid = (): string =>
    one([
      'gone',
      '0',
      '%00',
      'a'.repeat(3_000),
      '..',
      '%F0%9F',
      encodeURIComponent(one(texts.slice(0, 20)).slice(0, 400).toWellFormed()),
    ]);

  function value(depth: number): unknown {
    const scalars = [null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, one(texts), one(texts), one(texts)];
    if (depth <= 0 || chance(0.6)) return one(scalars);
    if (chance(0.5)) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth - 1));
    return Object.fromEntries([
      [one(fields), value(depth - 1)],
      [one(fields), value(depth - 1)],
    ]);
  }

  function query(): string {
    const names = Array.from({ length: Math.floor(random() * 8) }, () =>
      one([...parameters, ...more, ...fields, 'a[b]']),
    );
    return names
      .map(
        (name) =>
          `${encodeURIComponent(name)}=${chance(0.1) ? '%E0%A4' : encodeURIComponent(one(texts).slice(0, 2_000).toWellFormed())}`,
      )
      .join('&');
  }

  function json(): string {
    if (chance(0.08)) return '['.repeat(20_000);
    if (chance(0.05))
      return `{"__proto__":{"email":"a@b.co","password":"xxxxxxxxxxxx"},"constructor":{"prototype":{"x":1}}}`;
    if (chance(0.1))
      return one([
        '',
        '{',
        '{"email":',
        'nul',
        '\ufeff{}',
        '{"email":"a","email":"b"}',
        '"text"',
        '1e9999',
        '[]',
        'null',
      ]);
    // Nearly right: these get past the shape and as far as the database.
    if (chance(0.4))
      return JSON.stringify({ email: one(addresses), password: one(texts), token: one(texts), x: value(2) });
    const some = fields.filter(() => chance(0.5)).map((name) => [name, value(3)] as const);
    return JSON.stringify(Object.fromEntries(some));
  }

  function body(kind: string): Buffer {
    if (chance(0.06)) return Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x00, 0xed, 0xa0, 0x80]);
    if (chance(0.01)) return Buffer.alloc(2_200_000, 'x');
    return Buffer.from(kind.includes('json') || chance(0.2) ? json() : query());
  }

  function headers(kind: string): [string, string][] {
    const made: [string, string][] = [['content-type', kind]];
    if (chance(0.8)) made.push(['origin', one([origin, origin, origin, 'null', 'https://evil.example', ''])]);
    if (chance(0.4))
      made.push(['accept', one(['application/json', 'text/html', '*/*', 'application/json;q=x', ','.repeat(500)])]);
    if (chance(0.4)) {
      const bad = [
        'tessera_session=x',
        'tessera_session=x; tessera_session.sig=y',
        '_interaction=gone',
        '=;=;',
        '__proto__=1',
        'a=%',
        'x'.repeat(4_000),
      ];
      made.push(['cookie', one(bad)]);
    }
    if (chance(0.2))
      made.push([
        'authorization',
        one(['Bearer', 'Bearer x', 'Basic !!!', 'Basic Og==', `Basic ${'x'.repeat(3_000)}`, 'Bearer a.b.c']),
      ]);
    if (chance(0.1)) made.push(['origin', 'https://second.example']);
    if (chance(0.1)) made.push(['content-type', 'text/html']);
    if (chance(0.1))
      made.push(['x-forwarded-host', 'evil.example'], ['x-forwarded-for', '\'"><script>'], ['forwarded', 'host=evil']);
    if (chance(0.1)) made.push(['content-encoding', one(['gzip', 'br', 'x'])]);
    return made;
  }

  return Array.from({ length: count }, () => {
    const method = one(methods);
    const kind = one(kinds);
    const route = one(routes);
    const real = route.includes('UID/') && chance(0.7) ? one(begun) : undefined;
    const path = `/identity/${route.replace('UID', real?.uid ?? uid())}`;
    const target = chance(real ? 0.1 : 0.5) ? `${path}?${query()}` : path;
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    const rest = {
      method: real ? 'POST' : method,
      target: target.slice(0, 12_000),
      body: hasBody || real ? body(real ? 'application/json' : kind) : undefined,
    };
    if (!real) return { ...rest, headers: headers(kind) };
    const proper: [string, string][] = [
      ['content-type', chance(0.9) ? 'application/json' : kind],
      ['origin', chance(0.9) ? origin : 'null'],
      ['cookie', chance(0.9) ? real.cookie : `${real.cookie}x`],
    ];
    return { ...rest, headers: proper };
  });
}
