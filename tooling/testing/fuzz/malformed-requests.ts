import fc from 'fast-check';
import { mostly, rarely } from './mostly.ts';
import { nastyAddress, nastyText } from './nasty-texts.ts';
import type { RawRequest } from './send-raw.ts';

const defaultMethods = ['GET', 'POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
const contentType = fc.constantFrom(
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
);

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

type Header = readonly [name: string, value: string];

/** Nothing, or these headers in that share of all requests. */
const sometimes = (share: number, headers: fc.Arbitrary<readonly Header[]>): fc.Arbitrary<readonly Header[]> =>
  mostly(1 - share, fc.constant<readonly Header[]>([]), headers);
const header = (name: string, ...values: readonly string[]): fc.Arbitrary<readonly Header[]> =>
  fc.constantFrom(...values).map((value): readonly Header[] => [[name, value]]);

const accept = header('accept', 'application/json', 'text/html', '*/*', 'application/json;q=x', ','.repeat(500));
const badCookie = header(
  'cookie',
  ...['tessera_session=x', 'tessera_session=x; tessera_session.sig=y', '_interaction=gone', '=;=;', '__proto__=1'],
  ...['a=%', 'x'.repeat(4_000)],
);
const badAuthorization = header(
  'authorization',
  ...['Bearer', 'Bearer x', 'Basic !!!', 'Basic Og==', `Basic ${'x'.repeat(3_000)}`, 'Bearer a.b.c'],
);
const forwarded = fc.constant<readonly Header[]>([
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-for', '\'"><script>'],
  ['forwarded', 'host=evil'],
]);

function headersOf(kind: string, { origin, tokens = [] }: Target): fc.Arbitrary<readonly Header[]> {
  const bad = sometimes(0.2, badAuthorization);
  const authorization =
    tokens.length === 0 ? bad : mostly(0.7, header('authorization', ...tokens.map((token) => `Bearer ${token}`)), bad);
  return fc
    .tuple(
      sometimes(0.8, header('origin', origin, origin, origin, 'null', 'https://evil.example', '')),
      sometimes(0.4, accept),
      sometimes(0.4, badCookie),
      authorization,
      sometimes(0.1, header('origin', 'https://second.example')),
      sometimes(0.1, header('content-type', 'text/html')),
      sometimes(0.1, forwarded),
      sometimes(0.1, header('content-encoding', 'gzip', 'br', 'x')),
    )
    .map((parts): readonly Header[] => [['content-type', kind], ...parts.flat()]);
}

const scalar = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER) },
  { weight: 3, arbitrary: nastyText },
);

/** JSON values with at most that many levels. */
function anything(field: fc.Arbitrary<string>, depth: number): fc.Arbitrary<unknown> {
  if (depth <= 0) return scalar;
  const inner = anything(field, depth - 1);
  const objects = fc
    .array(fc.tuple(field, inner), { minLength: 1, maxLength: 2 })
    .map((entries) => Object.fromEntries(entries));
  return mostly(0.6, scalar, fc.oneof(fc.array(inner, { maxLength: 3 }), objects));
}

const brokenJson = fc.constantFrom(
  ...['', '{', '{"email":', 'nul', '\ufeff{}', '{"email":"a","email":"b"}', '"text"', '1e9999', '[]', 'null'],
);

function jsonText(fields: readonly string[]): fc.Arbitrary<string> {
  const field = fc.constantFrom(...fields);
  // Almost valid requests get past validation and reach the database.
  const almostValid = fc
    .record(
      { email: nastyAddress, password: nastyText, token: nastyText, x: anything(field, 2) },
      { noNullPrototype: true },
    )
    .map((value) => JSON.stringify(value));
  const value = anything(field, 3);
  const odd = fc
    .tuple(...fields.map((name) => fc.option(value, { freq: 1, nil: undefined }).map((each) => [name, each] as const)))
    .map((entries) => JSON.stringify(Object.fromEntries(entries)));
  return fc.oneof(
    { weight: 47, arbitrary: odd },
    { weight: 31, arbitrary: almostValid },
    { weight: 9, arbitrary: brokenJson },
    { weight: 8, arbitrary: fc.constant('['.repeat(20_000)) },
    {
      weight: 5,
      arbitrary: fc.constant(
        `{"__proto__":{"email":"a@b.co","password":"xxxxxxxxxxxx"},"constructor":{"prototype":{"x":1}}}`,
      ),
    },
  );
}

/** Parameters as in a query or a form. */
function parametersText(names: readonly string[]): fc.Arbitrary<string> {
  const value = mostly(
    0.9,
    nastyText.map((text) => encodeURIComponent(text.slice(0, 2_000).toWellFormed())),
    fc.constant('%E0%A4'),
  );
  const parameter = fc
    .tuple(fc.constantFrom(...names), value)
    .map(([name, text]) => `${encodeURIComponent(name)}=${text}`);
  return fc.array(parameter, { maxLength: 7 }).map((all) => all.join('&'));
}

const brokenText = Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x00, 0xed, 0xa0, 0x80]);
const longText = Buffer.alloc(2_200_000, 'x');

function routeId(ids: readonly string[]): fc.Arbitrary<string> {
  const fixed = [...ids, 'gone', '0', '%00', 'a'.repeat(3_000), '..', '%F0%9F'];
  return fc.oneof(
    { weight: fixed.length, arbitrary: fc.constantFrom(...fixed) },
    { weight: 1, arbitrary: nastyText.map((text) => encodeURIComponent(text.slice(0, 400).toWellFormed())) },
  );
}

/** Returns requests that no page of ours would send. */
export function malformedRequest(target: Target): fc.Arbitrary<RawRequest> {
  const { origin, methods = defaultMethods, routes, parameters, fields, begun = [], ids = [] } = target;
  const parametersWith = parametersText([...parameters, ...fields, 'a[b]']);
  const json = jsonText(fields);
  const queryIn = (share: number): fc.Arbitrary<string> =>
    mostly(
      1 - share,
      fc.constant(''),
      parametersWith.map((text) => `?${text}`),
    );
  const bodyOf = (kind: string): fc.Arbitrary<Buffer> => {
    const text = kind.includes('json') ? json : mostly(0.8, parametersWith, json);
    return fc.oneof(
      { weight: 93, arbitrary: text.map((each) => Buffer.from(each)) },
      { weight: 6, arbitrary: fc.constant(brokenText) },
      { weight: 1, arbitrary: fc.constant(longText) },
    );
  };

  const made = contentType.chain((kind) =>
    fc
      .tuple(
        fc.constantFrom(...methods),
        fc.constantFrom(...routes),
        routeId(ids),
        queryIn(0.5),
        bodyOf(kind),
        headersOf(kind, target),
      )
      .map(([method, route, id, query, body, headers]): RawRequest => ({
        method,
        target: `${route.replace('UID', id)}${query}`.slice(0, 12_000),
        headers,
        body: method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? undefined : body,
      })),
  );
  const routesWithId = routes.filter((route) => route.includes('UID/'));
  if (begun.length === 0 || routesWithId.length === 0) return made;

  // Requests that belong to what has begun, and have little wrong with them.
  const proper = fc
    .tuple(
      fc.constantFrom(...begun),
      fc.constantFrom(...routesWithId),
      queryIn(0.1),
      bodyOf('application/json'),
      mostly(0.9, fc.constant('application/json'), contentType),
      fc.tuple(rarely(0.1), rarely(0.1)),
    )
    .map(([{ uid, cookie }, route, query, body, kind, [isForeign, isChanged]]): RawRequest => ({
      method: 'POST',
      target: `${route.replace('UID', uid)}${query}`.slice(0, 12_000),
      headers: [
        ['content-type', kind],
        ['origin', isForeign ? 'null' : origin],
        ['cookie', isChanged ? `${cookie}x` : cookie],
      ],
      body,
    }));
  return mostly(1 - (0.7 * routesWithId.length) / routes.length, made, proper);
}
