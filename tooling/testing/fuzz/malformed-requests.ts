import { nastyAddresses, nastyTexts } from './nasty-texts.ts';
import type { RawRequest } from './send-raw.ts';
import { seeded } from './seeded.ts';

const defaultMethods = ['GET', 'POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
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

/** The routes to fuzz, with the names and values they accept. */
export interface Target {
  readonly origin: string;
  /** HTTP methods; if left out, mostly POST. */
  readonly methods?: readonly string[];
  /** Paths with a leading slash. `UID` is replaced by an id. */
  readonly routes: readonly string[];
  /** Names of parameters in queries, forms, and JSON bodies. */
  readonly parameters: readonly string[];
  readonly fields: readonly string[];
  /** Ids of interactions that have started, each with its cookies. */
  readonly begun?: readonly { readonly uid: string; readonly cookie: string }[];
  /** Other ids that exist. */
  readonly ids?: readonly string[];
  /** Valid tokens. */
  readonly tokens?: readonly string[];
}

/** Makes `count` requests that no page of ours would send. The same seed gives the same requests. */
export function malformedRequests(count: number, seed: number, target: Target): RawRequest[] {
  const { origin, methods = defaultMethods, routes, parameters, fields, begun = [], ids = [], tokens = [] } = target;
  const { one, chance, some } = seeded(seed);
  const uid = (): string =>
    one([
      ...ids,
      'gone',
      '0',
      '%00',
      'a'.repeat(3_000),
      '..',
      '%F0%9F',
      encodeURIComponent(one(nastyTexts.slice(0, 20)).slice(0, 400).toWellFormed()),
    ]);

  function value(depth: number): unknown {
    const scalars = [
      null,
      true,
      false,
      0,
      -1,
      1e308,
      Number.MAX_SAFE_INTEGER,
      one(nastyTexts),
      one(nastyTexts),
      one(nastyTexts),
    ];
    if (depth <= 0 || chance(0.6)) return one(scalars);
    if (chance(0.5)) return some(4, () => value(depth - 1));
    return Object.fromEntries([
      [one(fields), value(depth - 1)],
      [one(fields), value(depth - 1)],
    ]);
  }

  function query(): string {
    const names = some(8, () => one([...parameters, ...fields, 'a[b]']));
    return names
      .map(
        (name) =>
          `${encodeURIComponent(name)}=${chance(0.1) ? '%E0%A4' : encodeURIComponent(one(nastyTexts).slice(0, 2_000).toWellFormed())}`,
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
    // Almost valid requests get past validation and reach the database.
    if (chance(0.4))
      return JSON.stringify({
        email: one(nastyAddresses),
        password: one(nastyTexts),
        token: one(nastyTexts),
        x: value(2),
      });
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
    if (tokens.length > 0 && chance(0.7)) made.push(['authorization', `Bearer ${one(tokens)}`]);
    else if (chance(0.2))
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
    const real = begun.length > 0 && route.includes('UID/') && chance(0.7) ? one(begun) : undefined;
    const path = route.replace('UID', real?.uid ?? uid());
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
