import { execFile } from 'node:child_process';
import type { LookupAddress } from 'node:dns';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EgressProxyServer, startEgressProxy } from '../../../mocks/egress-proxy/egress-proxy.ts';
import { type JobSite, startJobSite } from '../../../mocks/job-site/job-site.ts';
import { fetchPage } from '../public-fetch/fetch-page.ts';
import { type Guard, publicInternet } from '../public-fetch/fetch-public.ts';
import { testCertificate } from './__tests__/test-certificate.ts';
import { setEgressProxy } from './connect.ts';
import { readEgressProxy } from './egress-proxy.ts';

let site: JobSite;
let secureSite: Server;
let proxy: EgressProxyServer;
beforeAll(async () => {
  site = await startJobSite();
  secureSite = createServer(testCertificate, (request, response) => {
    response.setHeader('content-type', 'text/html').end(`<title>${request.headers.host ?? ''}</title>`);
  });
  await new Promise<void>((resolve) => secureSite.listen(0, '127.0.0.1', resolve));
  proxy = await startEgressProxy({
    credentials: 'tessera:s3cret',
    portFor(target) {
      // What stands for the public internet here. Everything else is refused.
      if (target === '93.184.216.34:80') return site.port;
      return target === '93.184.216.34:443' ? (secureSite.address() as AddressInfo).port : undefined;
    },
  });
});
afterAll(async () => {
  await Promise.all([site.stop(), proxy.stop(), new Promise((resolve) => secureSite.close(resolve))]);
});

const use = (settings: Readonly<Record<string, string>>): void => {
  const { proxy: read, problems } = readEgressProxy((name) => settings[name] ?? '');
  expect(problems).toEqual([]);
  setEgressProxy(read);
};
const address = (credentials = 'tessera:s3cret'): string => `http://${credentials}@127.0.0.1:${proxy.port}`;
beforeEach(() => {
  (proxy.targets as string[]).length = 0;
  use({ EGRESS_PROXY: address() });
});
afterEach(() => setEgressProxy(undefined));

/** Answers for names as a resolver does, without one. */
const resolving = (...addresses: readonly string[]): Guard => ({
  ...publicInternet,
  lookUp: ((_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((each) => ({ address: each, family: each.includes(':') ? 6 : 4 })),
    )) as unknown as Guard['lookUp'],
});
const read = (url: string, guard: Guard = resolving('2001:4860:4860::8888', '93.184.216.34')) =>
  fetchPage(url, { guard, timeoutMs: 5_000, maxBytes: 100_000 });

test('gives the proxy the address that was checked, never the name', async () => {
  const page = await read('http://jobs.example/redirect?to=http://other.example/json-ld');
  expect(page).toMatchObject({ ok: true, url: 'http://other.example/json-ld' });
  expect(proxy.targets).toEqual(['93.184.216.34:80', '93.184.216.34:80']);
});

test('checks the certificate against the name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-certificate-'));
  try {
    const trusted = path.join(folder, 'trusted.pem');
    writeFileSync(trusted, testCertificate.cert);
    const script = path.join(import.meta.dirname, '__tests__/fetch-titles.ts');
    const env = { PATH: process.env['PATH'], EGRESS_PROXY: address(), NODE_EXTRA_CA_CERTS: trusted };
    const output = await new Promise<string>((resolve) => {
      const urls = ['https://jobs.example/', 'https://other.example/'];
      execFile(process.execPath, [script, ...urls], { env }, (_error, text) => resolve(text));
    });
    expect(output).toBe('<title>jobs.example</title>\nunreachable\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(proxy.targets).toEqual(['93.184.216.34:443', '93.184.216.34:443']);
});

test.each([
  ['http://jobs.example/', ['10.0.0.1']],
  ['http://jobs.example/', ['93.184.216.34', '127.0.0.1']],
  ['http://169.254.169.254/latest/meta-data/', []],
  ['http://localhost/', ['127.0.0.1']],
  ['http://jobs.example:8080/', ['93.184.216.34']],
])('does not ask the proxy for %s at %j', async (url, addresses) => {
  expect(await read(url, resolving(...addresses))).toEqual({ ok: false, problem: 'notPublic' });
  expect(proxy.targets).toEqual([]);
});

test('does not follow a redirect into the network through the proxy', async () => {
  const to = encodeURIComponent('http://192.168.1.1/');
  expect(await read(`http://jobs.example/redirect?to=${to}`)).toEqual({ ok: false, problem: 'notPublic' });
  expect(proxy.targets).toEqual(['93.184.216.34:80']);
});

test.each([
  ['refuses a target', () => address(), /could not connect to 192\.0\.2\.9:80: it does not allow it \(403\)\.$/],
  ['refuses the password', () => address('tessera:wr0ng'), /it requires another user and password \(407\)\.$/],
  [
    'does not run',
    () => 'http://tessera:s3cret@127.0.0.1:9',
    /^The proxy 127\.0\.0\.1:9 .* could not be reached \(ECONNREFUSED\)/,
  ],
])('names the proxy when it %s, without its password', async (_case, url, message) => {
  use({ EGRESS_PROXY: url() });
  const { fetchPublic } = await import('../public-fetch/fetch-public.ts');
  const guard = { ...resolving('192.0.2.9'), isAllowedAddress: () => true };
  const accepted = { accept: 'text/html', isWanted: /html/ };
  const reading = await fetchPublic('http://jobs.example/', { guard, timeoutMs: 5_000, maxBytes: 1_000, ...accepted });
  expect(reading).toMatchObject({
    ok: false,
    problem: 'unreachable',
    proxyProblem: expect.stringMatching(message) as string,
  });
  expect(JSON.stringify(reading)).not.toMatch(/s3cret|wr0ng/);
});

test('reaches this machine and the hosts that are named without the proxy', async () => {
  const guard = { ...resolving('127.0.0.1'), isAllowedAddress: () => true, isAllowedPort: () => true };
  use({ EGRESS_PROXY: address(), EGRESS_PROXY_EXCEPT: '.corp.example' });
  for (const host of ['127.0.0.1', 'localhost', 'board.corp.example']) {
    expect(await read(`http://${host}:${site.port}/json-ld`, guard)).toMatchObject({ ok: true });
  }
  expect(proxy.targets).toEqual([]);
});

test.each([
  [{ EGRESS_PROXY: 'proxy.example' }, /EGRESS_PROXY must be a URL/],
  [{ EGRESS_PROXY: 'socks5://user:s3cret@proxy.example' }, /EGRESS_PROXY must be a URL/],
  [{ EGRESS_PROXY: 'http://proxy.example/path' }, /EGRESS_PROXY must be a URL/],
  [{ EGRESS_PROXY_EXCEPT: 'a b' }, /EGRESS_PROXY_EXCEPT must list .* not "a b"/],
])('refuses %j', (settings: Readonly<Record<string, string>>, message) => {
  const { proxy: none, problems } = readEgressProxy((name) => settings[name] ?? '');
  expect(none).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems.join()).not.toContain('s3cret');
});
