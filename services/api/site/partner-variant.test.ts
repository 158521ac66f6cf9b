import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import type { RuntimeConfig } from '../../../shared/contracts/index.ts';
import type { Partner } from '../../domain/partners/partner.ts';
import { writeStaticSite } from './__tests__/static-site.ts';
import { site } from './site.ts';

const build = mkdtempSync(path.join(tmpdir(), 'tessera-partner-site-'));
const origin = 'https://tessera.test';
const northgate: Partner = {
  id: 'oidc.northgate',
  domain: 'northgate.test',
  name: 'Northgate Careers',
  issuer: 'https://id.northgate.test/openid',
  clientId: 'tessera',
  portal: 'https://www.northgate.test/',
  api: 'https://api.northgate.test',
  origins: ['https://www.northgate.test'],
  algorithms: ['RS256'],
};

let app: FastifyInstance;
const log: string[] = [];

beforeAll(async () => {
  const assets = { version: 'a', scripts: [], preload: [], fonts: [], shared: {}, pages: {}, files: [] };
  mkdirSync(path.join(build, 'shell'));
  writeFileSync(path.join(build, 'shell/assets.json'), JSON.stringify(assets));
  writeStaticSite(build);
  mkdirSync(path.join(build, 'embed'));
  const pinnedScript = { script: 'embed/1.2.0-a/embed.js', integrity: 'sha384-AAAA' };
  const frame = { script: 'embed/1.2.0-a/frame.js', integrity: 'sha384-BBBB' };
  writeFileSync(path.join(build, 'embed/version.json'), JSON.stringify({ ...pinnedScript, frame }));
  writeFileSync(path.join(build, 'registry.json'), '{"remotes":[]}');
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } });
  await app.register(site, {
    build,
    origin,
    remotesOrigin: 'https://remotes.test',
    partners: () => [northgate],
    identity: { authority: `${origin}/identity`, clientId: 'web', scope: 'openid' },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(build, { recursive: true });
});

const get = (url: string, host: string) => app.inject({ url, headers: { host } });
const partnerHost = 'myresume.northgate.test';
const configIn = (body: string): RuntimeConfig =>
  JSON.parse(/id="runtime-config">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as RuntimeConfig;

test('tells pages on a partner’s host about the partner and serves everything from that host', async () => {
  const { body, headers } = await get('/oidc', partnerHost);
  const { id, domain, name, issuer, clientId, portal, api } = northgate;
  expect(configIn(body)).toEqual({
    variant: 'partner',
    partner: { id, domain, name, issuer, clientId, portal, api },
    identity: { authority: `https://${partnerHost}/identity`, clientId: 'web', scope: 'openid' },
    endpoints: { graphql: `https://${partnerHost}/graphql`, typeset: `https://${partnerHost}/typeset` },
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://id.northgate.test https://api.northgate.test;");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('knows no partner on the site’s own host or on an unknown host', async () => {
  const ownSite = await get('/login', 'tessera.test');
  expect(configIn(ownSite.body)).toMatchObject({ variant: 'own', endpoints: { graphql: `${origin}/graphql` } });
  expect(configIn(ownSite.body).partner).toBeUndefined();
  expect(ownSite.headers['cross-origin-opener-policy']).toBe('same-origin');
  const unknown = await get('/oidc', 'myresume.elsewhere.test');
  const config = configIn(unknown.body);
  expect(config).toMatchObject({
    variant: 'partner',
    endpoints: { graphql: 'https://myresume.elsewhere.test/graphql' },
  });
  expect(config.partner).toBeUndefined();
  expect((await get('/oidc', 'myresume.x"><script>')).body).not.toContain('"><script>');
});

test.each([
  ['/', '/app/resumes'],
  ['/job-tracker', '/app/resumes'],
  ['/features/', '/app/resumes'],
  ['/blog/some-article', '/app/resumes'],
  ['/gift/confirmation', '/app/resumes'],
  ['/login', '/oidc'],
  ['/login?next=%2Fapp%2Fevents%2Fwork%3Fq%3D1', '/oidc?next=%2Fapp%2Fevents%2Fwork%3Fq%3D1'],
  ['/sign-up', '/oidc'],
  ['/forgot-password?next=/app/profile', '/oidc?next=%2Fapp%2Fprofile'],
])('leads from %s to %s in the partner variant', async (url, target) => {
  const { statusCode, headers } = await get(url, partnerHost);
  expect([statusCode, headers.location]).toEqual([302, target]);
});

test('keeps shared documents, files, and the app out of the public site’s redirects', async () => {
  for (const url of ['/app/resumes', '/favicon.svg', '/registry.json']) {
    expect((await get(url, partnerHost)).statusCode).toBe(200);
  }
  expect((await get('/login?interaction=one', partnerHost)).statusCode).toBe(200);
  for (const url of ['/r/some-id', '/c/some-id']) {
    expect((await get(url, partnerHost)).headers.location).toBeUndefined();
  }
});

test('passes on only the address of the callback, without foreign markup or scripts', async () => {
  const { body, headers } = await get('/oidc/callback?code=<script>&state=x', partnerHost);
  expect(body).not.toContain('<script>&');
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script defer src="/oidc/callback.js">']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  });
  expect(String(headers['content-security-policy'])).toContain("connect-src 'self';");
  const script = await get('/oidc/callback.js', partnerHost);
  expect(script.headers['content-type']).toContain('text/javascript');
});

describe('reports of browsers', () => {
  const report = { id: 'r-1', remote: 'shell', version: 'a', phase: 'network', message: 'It broke' };
  const send = (payload: unknown, remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/reports',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('are logged with their id', async () => {
    expect((await send({ ...report, code: 'PARTNER_IMPORT' })).statusCode).toBe(204);
    expect(JSON.parse(log.at(-1) ?? '{}')).toMatchObject({ report: { ...report, code: 'PARTNER_IMPORT' } });
  });

  test.each([
    ['a word too many', { ...report, stack: 'x' }],
    ['another phase', { ...report, phase: 'party' }],
    ['a long message', { ...report, message: 'x'.repeat(1_001) }],
    ['no message', { ...report, message: undefined }],
    ['a list', [report]],
    ['no JSON', '{'],
    ['more than is read', { ...report, message: 'x'.repeat(9_000) }],
  ])('refuses %s and does not log it', async (_name, body) => {
    const before = log.length;
    expect((await send(body, '10.0.0.2')).statusCode).toBe(400);
    expect(log).toHaveLength(before);
  });

  test('keeps one network from filling the log', async () => {
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push((await send(report, '10.0.0.3')).statusCode);
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 204));
    expect(answers[30]).toBe(429);
    expect((await send(report, '10.0.0.4')).statusCode).toBe(204);
  });
});

test('serves a frame for a partner’s page to its origins only, with scripts that the build vouches for', async () => {
  const page = 'https://www.northgate.test';
  const answer = await get(`/embed/frame?for=${encodeURIComponent(page)}`, 'tessera.test');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${page};`);
  expect(policy).toContain("script-src 'self' https://remotes.test;");
  expect(policy).toContain("connect-src 'self' https://remotes.test;");
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(
    '<script defer src="https://remotes.test/embed/1.2.0-a/frame.js" integrity="sha384-BBBB" crossorigin="anonymous">',
  );
  const config = JSON.parse(/id="config">(.*?)<\/script>/.exec(answer.body)?.[1] ?? 'null') as Record<string, string>;
  expect(config).toMatchObject({
    page,
    registry: `https://remotes.test/registry.json?for=${encodeURIComponent(page)}`,
  });
  expect(answer.body).toContain(`<style nonce="${config['nonce'] ?? ''}">`);
});

test.each(['', '?for=https%3A%2F%2Fevil.test', '?for=https://www.northgate.test&for=https://evil.test', '?for=*'])(
  'serves no frame to other pages (%s)',
  async (query) => {
    const { statusCode, headers, body } = await get(`/embed/frame${query}`, 'tessera.test');
    expect(statusCode).toBe(403);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toContain('<script');
  },
);
