/** Feeds inside the operator's network are read if `PRIVATE_FEED_HOSTS` names them, and nothing else there is. */
import { startEgressProxy } from '../../../mocks/egress-proxy/egress-proxy.ts';
import { type JobSite, startJobSite } from '../../../mocks/job-site/job-site.ts';
import { readConfiguration } from '../../config/configuration.ts';
import { createAnalysis } from '../../domain/analysis/analysis.ts';
import { createAdReader } from '../../domain/analysis/ad-reader.ts';
import { createFeedClient } from '../../domain/postings/feeds/feed-client.ts';
import { feedGuard } from '../../domain/postings/feeds/feed-guard.ts';
import { setEgressProxy } from '../../platform/egress/connect.ts';

let site: JobSite;
beforeAll(async () => {
  site = await startJobSite();
});
afterAll(() => site.stop());

const clientOf = (privateFeedHosts: string) =>
  createFeedClient({
    guard: feedGuard(readConfiguration({ PRIVATE_FEED_HOSTS: privateFeedHosts }).privateFeedHosts),
    ...{ pause: 0, backoff: [], timeoutMs: 5_000 },
  });
const at = (path: string, host = '127.0.0.1'): string => `http://${host}:${site.port}${path}`;
const refused = { ok: false, problem: 'notPublic' };

test.each(['127.0.0.1', '127.0.0.0/24', 'board.example, 127.0.0.1'])('reads a board at %s', async (hosts) => {
  expect(await clientOf(hosts).getPage(at('/json-ld'))).toMatchObject({ ok: true });
});

test('reads a board by its name, whatever address and port it has', async () => {
  expect(await clientOf('localhost').getPage(at('/json-ld', 'localhost'))).toMatchObject({ ok: true });
});

test('reads nothing else inside the network', async () => {
  for (const hosts of ['', '10.0.0.0/8', 'board.example', '127.0.0.2']) {
    expect(await clientOf(hosts).getPage(at('/json-ld'))).toMatchObject(refused);
  }
  const client = clientOf('127.0.0.1');
  for (const target of [at('/json-ld', '127.0.0.2'), at('/json-ld', 'localhost'), 'http://169.254.169.254/']) {
    expect(await client.getPage(target)).toMatchObject(refused);
    expect(await client.getPage(at(`/redirect?to=${encodeURIComponent(target)}`))).toMatchObject(refused);
  }
});

test('reads a board inside the network without the proxy only where the proxy is told to stay out', async () => {
  const proxy = await startEgressProxy({ portFor: () => undefined });
  const env = { EGRESS_PROXY: `http://127.0.0.1:${proxy.port}`, EGRESS_PROXY_EXCEPT: '127.0.0.0/8' };
  try {
    setEgressProxy(readConfiguration(env).egressProxy);
    expect(await clientOf('127.0.0.1').getPage(at('/json-ld'))).toMatchObject({ ok: true });
    expect(await clientOf('10.0.0.0/8').getPage('http://10.0.0.1/')).toMatchObject({
      proxyProblem: `The proxy 127.0.0.1:${proxy.port} (EGRESS_PROXY) could not connect to 10.0.0.1:80: it does not allow it (403).`,
    });
  } finally {
    setEgressProxy(undefined);
    await proxy.stop();
  }
});

test('leads no link that a person pastes into the network', async () => {
  const analysis = createAnalysis();
  try {
    const reader = createAdReader({ analysis, countPage: () => Promise.resolve(0) });
    const given = { url: at('/json-ld'), title: null, text: null };
    expect(await reader.read('somebody', given)).toMatchObject({ problem: 'notPublic' });
  } finally {
    await analysis.stop();
  }
});

test('names entries of the setting that are wrong', () => {
  expect(() => readConfiguration({ PRIVATE_FEED_HOSTS: 'board.example, http://x, 10.0.0.0/99' })).toThrow(
    /PRIVATE_FEED_HOSTS must list [^]*"http:\/\/x"[^]*"10\.0\.0\.0\/99"/,
  );
});
