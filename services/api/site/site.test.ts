import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { remotesOrigin } from './remotes-origin.ts';
import { site } from './site.ts';
import { openStaticSite } from './static-pages/open-static-site.ts';
import { events, writeSmallBuild } from './__tests__/small-build.ts';
import { markup } from '../../platform/http/markup.ts';

const { folder: build, deploy, remove } = writeSmallBuild();
const origins = { origin: 'https://tessera.test', remotesOrigin: 'https://remotes.test' };

let app: FastifyInstance;
let remotes: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  const identity = { authority: `${origins.origin}/identity`, clientId: 'web', scope: 'openid' };
  const operator = { name: 'Ada & Co.', email: 'help@ada.test' };
  await app.register(site, { build, ...origins, identity, operator });
  remotes = fastify();
  await remotes.register(remotesOrigin, { build, remotesOrigin: origins.remotesOrigin });
});
beforeEach(() => deploy({ remotes: [events] }));
afterAll(async () => {
  await Promise.all([app.close(), remotes.close()]);
  remove();
});

const policyOf = (headers: Record<string, unknown>): Map<string, string> =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0]!, directive.slice(directive.indexOf(' ') + 1)]),
  );

test('allows a public page only scripts of the site and its own style sheet', async () => {
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/<script(?![^>]* (src=|type="application\/))|\son\w+=|\sstyle=/);
  const policy = policyOf(answer.headers);
  expect(policy.get('script-src')).toBe("'self'");
  const sheet = /<style>([^<]*)<\/style>/.exec(answer.body)?.[1] ?? '';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(sheet))).toString('base64');
  expect(policy.get('style-src')).toBe(`'self' 'sha256-${hash}'`);
});

test('fills public pages with the origin, the operator, and the app’s files, which the build did not know', async () => {
  const landing = (await app.inject('/')).body;
  expect(landing).toContain('href="https://tessera.test/"');
  expect(landing).toContain(
    '{"prefetch":["/assets/shell.11111111.js","/assets/bootstrap.22222222.js","/assets/page-sign-in.55555555.js"]}',
  );
  expect((await app.inject('/robots.txt')).body).toBe('Sitemap: https://tessera.test/sitemap.xml');
  const contact = (await app.inject('/contact')).body;
  expect(contact).toContain('<p>Ada &amp; Co.</p><p><a href="mailto:help@ada.test">help@ada.test</a></p>');
});

test('caches files of public pages forever and revalidates the pages', async () => {
  const file = await app.inject('/site/site.1.js');
  expect([file.body, file.headers['cache-control']]).toEqual(['menu()', 'public, max-age=31536000, immutable']);
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
});

test('tells the page where page views are counted, and lets it report nowhere else', () => {
  const analytics = { host: 'https://counts.test', key: 'k' };
  const { body, policy } = openStaticSite({ build, ...origins, analytics }).readPage('index.html');
  expect(body).toContain('"analytics":{"host":"https://counts.test","key":"k"}');
  expect(policy).toContain("connect-src 'self' https://counts.test;");
});

test('frames a page that is rendered on request like the others and escapes its texts', () => {
  const { frame } = openStaticSite({ build, ...origins });
  const { body, policy } = frame({
    language: 'en',
    title: 'A <gift>',
    content: markup`<h1>${'$& <b>'}</h1>`,
    scripts: ['/site/gift.js'],
  });
  expect(body).toContain('<title>A &lt;gift&gt;</title><meta name="robots" content="noindex">');
  expect(body).toContain('<script defer src="/site/gift.js"></script>');
  expect(body).toContain('<main><h1>$&amp; &lt;b&gt;</h1></main>');
  expect(policy).toContain("script-src 'self';");
});

test('does not send the landing page again to browsers that have it', async () => {
  const { headers } = await app.inject('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers['etag']) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['/app/resumes', '/login', '/forgot-password', '/reset-password', '/oops'])(
  'serves the shell at %s, under a policy without unsafe parts',
  async (url) => {
    const first = await app.inject(url);
    const second = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    const policy = policyOf(first.headers);
    expect([...policy.values()].join(' ')).not.toContain('unsafe');
    expect(policy.get('default-src')).toBe("'none'");
    const inline = [...first.body.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
    expect(inline).toHaveLength(1);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(inline[0]!))).toString('base64');
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${digest}' https://remotes.test`);
    expect(policy.get('frame-ancestors')).toBe("'none'");
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? 'none';
    expect(policy.get('style-src')).toBe(`'self' 'nonce-${nonce}'`);
    expect(second.body).not.toContain(nonce);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
  },
);

const preloadsIn = (body: string): string[] =>
  [...body.matchAll(/<link rel="preload" as="script"([^>]*) href="([^"]+)">/g)].map(
    ([, options, address]) => `${address}${options}`,
  );

test('preloads what the page needs first, with the crossorigin of the later request', async () => {
  const { body } = await app.inject('/app/events/work/edit/7?x=1');
  expect(preloadsIn(body)).toEqual([
    '/assets/bootstrap.22222222.js',
    '/assets/page-app.44444444.js',
    '/assets/forms.66666666.js',
    'https://remotes.test/events/0123456789ab/remoteEntry.js crossorigin="anonymous" integrity="sha384-AAAA"',
    'https://remotes.test/events/0123456789ab/routes.js crossorigin="anonymous"',
  ]);
  expect(preloadsIn((await app.inject('/login')).body)).toEqual([
    '/assets/bootstrap.22222222.js',
    '/assets/page-sign-in.55555555.js',
  ]);
});

test('embeds configuration and registry in the page, escaped so that no text ends their element', async () => {
  deploy({ remotes: [{ ...events, navigation: [{ path: '/app/x', label: '</script><script>alert(1)</script>' }] }] });
  const { body } = await app.inject('/app/resumes');
  const inlineDataOf = (id: string): unknown =>
    JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(body)?.[1] ?? 'null');
  expect(inlineDataOf('runtime-config')).toMatchObject({
    variant: 'own',
    endpoints: { graphql: 'https://tessera.test/graphql', typeset: 'https://tessera.test/typeset' },
  });
  expect(inlineDataOf('registry')).toMatchObject({
    remotes: [{ entry: 'https://remotes.test/events/0123456789ab/remoteEntry.js' }],
  });
  expect(body).not.toContain('<script>alert');
});

test('notices a deployment without a restart and keeps the last good registry when a new one is broken', async () => {
  deploy({ remotes: [{ ...events, version: 'ffffffffffff' }] });
  expect((await app.inject('/registry.json')).json()).toMatchObject({ remotes: [{ version: 'ffffffffffff' }] });
  deploy('{"remotes": [');
  expect((await app.inject('/registry.json')).json()).toMatchObject({ remotes: [{ version: 'ffffffffffff' }] });
});

test('leaves out only the remote of a bad record', async () => {
  deploy({ remotes: [{ name: 'broken' }, events] });
  expect((await app.inject('/registry.json')).json()).toMatchObject({ remotes: [{ name: 'events' }] });
});

test.each([
  ['/sign-up', '/login?create=1'],
  ['/app', '/app/resumes'],
])('leads from %s to %s', async (url, target) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([302, target]);
});

test('answers an unknown address with a page for people and a line for programs', async () => {
  const page = await app.inject({ url: '/nothing', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('There is no page here');
  const line = await app.inject('/assets/nothing.js');
  expect([line.statusCode, line.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

test("caches the shell's files forever, serves them compressed, and hides the build's notes", async () => {
  const file = await app.inject({ url: '/assets/shell.11111111.js', headers: { 'accept-encoding': 'br' } });
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(file.rawPayload).toString()).toBe('start()');
  expect((await app.inject('/assets/assets.json')).statusCode).toBe(404);
  expect((await app.inject('/assets/..%2fregistry.json')).statusCode).toBe(404);
});

test('lets every page load remotes: versions immutable, registry and embed.js current', async () => {
  const entry = await remotes.inject('/events/0123456789ab/remoteEntry.js');
  expect(entry.body).toBe('container()');
  expect(entry.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(entry.headers['access-control-allow-credentials']).toBeUndefined();
  const script = await remotes.inject('/embed.js');
  expect([script.body, script.headers['cache-control']]).toEqual(['embed()', 'no-cache']);
  const types = await remotes.inject('/tessera-embed.d.ts');
  expect([types.body, types.headers['content-type']]).toEqual(['declare', 'text/plain; charset=utf-8']);
  const description = await remotes.inject('/embed.json');
  expect(description.headers['cache-control']).toBe('no-cache');
  const pinned = await remotes.inject(`/${description.json<{ script: string }>().script}`);
  expect([pinned.body, pinned.headers['cache-control']]).toEqual(['embed()', 'public, max-age=31536000, immutable']);
  const registry = await remotes.inject('/registry.json');
  expect(registry.headers['cache-control']).toBe('no-cache');
  expect(registry.json()).toMatchObject({
    remotes: [{ entry: 'https://remotes.test/events/0123456789ab/remoteEntry.js' }],
  });
  expect((await remotes.inject('/version.json')).statusCode).toBe(404);
});

test('says what to do when the site is not built', async () => {
  const empty = fastify();
  await expect(
    empty.register(site, {
      build: path.join(build, 'missing'),
      ...origins,
      identity: { authority: '', clientId: '', scope: '' },
    }),
  ).rejects.toThrow('npm run build');
});
