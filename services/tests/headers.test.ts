/** Every route of the product, and the headers that its answers must carry. A route without a class fails. */
import { request } from 'node:http';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';

/** The expected headers of a class. Each expression must match its header. */
type Expected = Readonly<Record<string, RegExp>>;

const strictPolicy = /^default-src 'none'; script-src (?!.*'unsafe-)(?:'none'|'self')/;
const closedPolicy = /^default-src 'none';.* ?frame-ancestors 'none'/;
const notKept = /^(?:private, )?no-(?:store|cache)$/;
const forEver = /^public, max-age=31536000, immutable$/;

/** The headers of all answers. */
const always: Expected = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /^max-age=31536000$/,
};
/** The headers of every page, whatever its class. */
const anyPage: Expected = {
  'content-security-policy': strictPolicy,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^(?:same-origin|same-origin-allow-popups|unsafe-none)$/,
  'permissions-policy': /accelerometer=\(\).*camera=\(\).*gyroscope=\(\).*microphone=\(\)/,
  'cache-control': notKept,
};
const noScript = { 'content-security-policy': /script-src 'none'.*frame-ancestors 'none'; base-uri 'none'/ };
const bare: Expected = { 'content-security-policy': closedPolicy, 'cache-control': /no-store/ };
const fromAnywhere: Expected = {
  'access-control-allow-origin': /^\*$/,
  'cross-origin-resource-policy': /^cross-origin$/,
};

interface RouteClass {
  readonly headers: Expected;
  /** Each route as method and pattern, with an example address if the pattern alone does not give one. */
  readonly routes: readonly (readonly [route: string, address?: string])[];
}

const ofSite: Readonly<Record<string, RouteClass>> = {
  'pages of the shell': {
    headers: { 'cache-control': /^no-store$/ },
    routes: [
      ...[
        '/login',
        '/login/callback',
        '/forgot-password',
        '/reset-password',
        '/confirm-email',
        '/end-session',
        '/oidc',
        '/oops',
        '/try',
        '/try/away',
      ].map((path) => [`GET ${path}`] as const),
      ['GET /app/*', '/app/resumes'],
    ],
  },
  'public pages': { headers: { 'cache-control': /^no-cache$/ }, routes: [['GET /'], ['GET /contact']] },
  'pages of one person, by their address': {
    headers: { 'referrer-policy': /^no-referrer$/, 'cache-control': /no-store/ },
    routes: [
      ...['', '/document.pdf', '/preview.png'].flatMap((file) => [
        [`GET /r/:address${file}`] as const,
        [`GET /c/:address${file}`] as const,
      ]),
      ['GET /c/:address/resume.pdf'],
      ['POST /r/:address'],
      ['POST /c/:address'],
      ...['digest', 'search-digest'].flatMap((place) => [
        [`GET /${place}/:account/:secret`] as const,
        [`POST /${place}/:account/:secret`] as const,
      ]),
      ...['pay', 'paid', 'confirmation', 'sandbox'].map((page) => [`GET /gift/${page}`] as const),
      ['POST /gift/confirmation'],
      ['POST /gift/sandbox'],
      ['GET /calendar/:address.ics'],
    ],
  },
  'forms of gifts': { headers: { 'cache-control': /no-store/ }, routes: [['GET /gift'], ['POST /gift']] },
  'pages for operators': {
    headers: { 'cache-control': /no-store/, 'content-security-policy': closedPolicy },
    routes: [
      ...['', '/sign-in', '/callback', '/code', '/partners', '/add-partner', '/partners/:id', '/audit'].map(
        (page) => [`GET /admin${page}`] as const,
      ),
      ...['/code', '/sign-out', '/add-partner', '/partners/:id', '/partners/:id/state', '/partners/:id/check'].map(
        (page) => [`POST /admin${page}`] as const,
      ),
    ],
  },
  'windows and frames of sign-ins': {
    headers: { 'cache-control': /^no-store$/, 'referrer-policy': /^no-referrer$/ },
    routes: [['GET /oidc/callback'], ['GET /login/silent']],
  },
  'frame for pages of others': { headers: { 'cache-control': /no-store/ }, routes: [['GET /embed/frame']] },
  'identity provider': {
    headers: { 'cache-control': /^no-store$/, 'referrer-policy': /^no-referrer$/, ...noScript },
    routes: [
      ['GET /identity/interaction/:uid'],
      ...['consent', 'cancel', 'login', 'register', 'anonymous', 'partner', 'passkey', 'passkey-options'].map(
        (how) => [`POST /identity/interaction/:uid/${how}`] as const,
      ),
      ['POST /identity/upgrade'],
      ['GET /identity/devices'],
      ['DELETE /identity/devices'],
      ['DELETE /identity/devices/:id'],
      ['POST /identity/email-confirmation/confirm'],
      ['POST /identity/email-confirmation/request'],
      ['GET /identity/sign-in-settings'],
      ['POST /identity/sign-in-settings/password'],
      ['POST /identity/sign-in-settings/email'],
      ...[
        'passkeys',
        'passkeys/options',
        'passkeys/:id/name',
        'passkeys/:id/remove',
        'authenticator',
        'authenticator/offer',
        'authenticator/remove',
        'recovery-codes',
      ].map((change) => [`POST /identity/sign-in-settings/${change}`] as const),
      ['POST /identity/new-device/end'],
      ['POST /identity/password-reset/request'],
      ['POST /identity/password-reset/review'],
      ['POST /identity/password-reset/confirm'],
      ['POST /identity/sign-out'],
      ['GET /identity/cb'],
      ...['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].map(
        (method) => [`${method} /identity/*`, '/identity/jwks'] as const,
      ),
    ],
  },
  'data for whoever sends a token, and words to whoever does not': {
    headers: bare,
    routes: [
      ['GET /graphql'],
      ['POST /graphql'],
      ...['POST', 'DELETE'].map((method) => [`${method} /headshot`] as const),
      ...['', '/:id/name', '/:id/restore'].map((rest) => [`POST /job-files${rest}`] as const),
      ...['GET', 'DELETE'].map((method) => [`${method} /job-files/:id`] as const),
      ['POST /account/export'],
      ['POST /account/import'],
      ...['resumes', 'letters'].map((kind) => [`GET /thumbnails/${kind}/:id`] as const),
      ['GET /thumbnails/templates/:name'],
      ['GET /sent/:id/:kind.pdf'],
      ['POST /typeset/pages'],
      ['POST /typeset/pdf'],
      ['POST /reports'],
      ['GET /health/live'],
      ['GET /health/ready'],
      ['GET /healthz'],
      ['GET /app'],
      ['GET /sign-up'],
      ['OPTIONS *', '/graphql'],
    ],
  },
  pictures: {
    headers: { 'content-security-policy': /default-src 'none'; sandbox/ },
    routes: [['GET /headshots/:name']],
  },
  'files with a hash in their names': {
    headers: { 'cache-control': forEver },
    routes: [
      ['GET /assets/*', '/assets/shell.11111111.js'],
      ['GET /site/*', '/site/site.1.js'],
    ],
  },
  'files that change': {
    headers: { 'cache-control': /^(?:no-cache|public, max-age=(?:3600|86400))$/ },
    routes: [
      ['GET /oidc/callback.js'],
      ['GET /login/silent.js'],
      ['GET /robots.txt'],
      ['GET /favicon.svg'],
      ['GET /registry.json'],
    ],
  },
};

const ofRemotes: Readonly<Record<string, RouteClass>> = {
  health: { headers: bare, routes: [['GET /health/live'], ['GET /health/ready'], ['GET /healthz']] },
  versions: {
    headers: { ...fromAnywhere, 'cache-control': forEver },
    routes: [
      ['GET /*', '/events/0123456789ab/remoteEntry.js'],
      ['GET /embed/*', '/embed/1.1.0-0123456789ab/embed.js'],
    ],
  },
  'files that change': {
    headers: { ...fromAnywhere, 'cache-control': /^no-cache$/ },
    routes: [['GET /registry.json'], ['GET /embed.json'], ['GET /embed.js'], ['GET /tessera-embed.d.ts']],
  },
};

let server: WholeServer;
/** The routes that each of the two servers has registered. */
const registered: [Set<string>, Set<string>] = [new Set(), new Set()];

beforeAll(async () => {
  let servers = 0;
  server = await startWholeServer(
    {
      SITE_ORIGIN: 'https://tessera.test',
      REMOTES_ORIGIN: 'https://remotes.tessera.test',
      IDENTITY_SECRET: 'q8Zr4vK1mW7xN2bT9cY6hL3pD5fJ0gSa',
    },
    {
      onServer(app) {
        const routes = registered[servers];
        servers += 1;
        app.addHook('onRoute', ({ method, url }) => {
          for (const each of [method].flat()) if (each !== 'HEAD') routes?.add(`${each} ${url}`);
        });
      },
    },
  );
});
afterAll(() => server.stop());

const requestsOf = (classes: Readonly<Record<string, RouteClass>>) =>
  Object.entries(classes).flatMap(([name, { routes, headers }]) =>
    routes.map(([route, address]) => [route, name, address, headers] as const),
  );

/** Whether a route is a rarely used method of the provider's catch-all, which is answered like the others. */
const isOdd = (route: string): boolean =>
  route.endsWith(' /identity/*') && !/^(?:GET|POST|DELETE|PUT|PATCH|OPTIONS) /.test(route);

test.each([
  ['site', 0, ofSite],
  ['remotes', 1, ofRemotes],
] as const)('finds every route of the %s in a class, and no others', (_name, index, classes) => {
  const knownRoutes = requestsOf(classes).map(([route]) => route);
  expect([...registered[index]].filter((route) => !isOdd(route)).sort()).toEqual([...new Set(knownRoutes)].sort());
});

interface Answer {
  readonly status: number;
  readonly header: (name: string) => string;
}

/** Sends a request under the site's own host name, which `fetch` cannot do. */
const ask = (origin: string, path: string, method: string, accept: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, path, method, headers: { host: 'tessera.test', accept } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, header: (name) => String(headers[name] ?? '') });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

async function problemsOf(
  origin: string,
  route: string,
  address: string | undefined,
  headers: Expected,
): Promise<string[]> {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const path = address ?? pattern.replaceAll(/:[a-zA-Z]+/g, 'nothing');
  const answer = await ask(origin, path, method, 'text/html');
  const isPage = answer.header('content-type').startsWith('text/html') && !path.startsWith('/identity/');
  const isData = /^application\/(?:[\w-]+\+)?json/.test(answer.header('content-type'));
  const isRedirect = answer.status >= 300 && answer.status < 400;
  // Redirects and "not found" answers carry no page headers.
  const expectedHeaders = {
    ...(isPage && anyPage),
    ...(isRedirect && !path.startsWith('/r/') ? bare : headers),
    ...(isData && { 'content-disposition': /^attachment; filename="/ }),
    ...always,
  };
  return Object.entries(expectedHeaders).flatMap(([name, pattern]) => {
    const value = answer.header(name);
    return pattern.test(value) ? [] : [`${answer.status} ${name}: ${value === '' ? 'missing' : value}`];
  });
}

test.each(requestsOf(ofSite))('sends the headers of its class for %s (%s)', async (route, _name, address, headers) => {
  expect(await problemsOf(server.origin, route, address, headers)).toEqual([]);
});

test.each(requestsOf(ofRemotes))(
  'sends the headers of its class for %s of the remotes (%s)',
  async (route, _name, address, headers) => {
    expect(await problemsOf(server.remotesOrigin, route, address, headers)).toEqual([]);
  },
);

test('answers unknown addresses under a strict policy and without caching', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const answer = await ask(server.origin, '/nothing/here', 'GET', accept);
    expect(answer.status).toBe(404);
    expect(answer.header('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.header('cache-control')).toMatch(notKept);
  }
});
