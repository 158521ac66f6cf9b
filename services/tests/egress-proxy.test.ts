/** Everything that the services send to hosts that the operator names goes through the proxy of `EGRESS_PROXY`. */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type EgressProxyServer, startEgressProxy } from '../../mocks/egress-proxy/egress-proxy.ts';

let upstream: Server;
let proxy: EgressProxyServer;
beforeAll(async () => {
  upstream = createServer((_request, response) => response.setHeader('content-type', 'application/json').end('{}'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  proxy = await startEgressProxy({ credentials: 'tessera:s3cret', portFor: () => port });
});
afterAll(async () => {
  upstream.closeAllConnections();
  await Promise.all([proxy.stop(), new Promise((resolve) => upstream.close(resolve))]);
});

/** Runs the script that sends the requests, whose hosts exist for the proxy only. */
async function send(settings: Readonly<Record<string, string>>): Promise<string> {
  const script = path.join(import.meta.dirname, '__tests__/send-through-proxy.ts');
  const child = spawn(process.execPath, [script], { env: { PATH: process.env['PATH'], ...settings } });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await new Promise((resolve) => child.once('close', resolve));
  return errors;
}

test('sends keys, files, payments, errors, and traces through the proxy', async () => {
  expect(await send({ EGRESS_PROXY: `http://tessera:s3cret@127.0.0.1:${proxy.port}` })).toBe('');
  expect([...new Set(proxy.targets)].sort()).toEqual([
    'collector.test:80',
    'provider.test:80',
    'sentry.test:80',
    'store.test:80',
    'stripe.test:8080',
  ]);
}, 60_000);

test('names the proxy in the error when it does not answer', async () => {
  const errors = await send({ EGRESS_PROXY: 'http://tessera:s3cret@127.0.0.1:9' });
  expect(errors).toMatch(/The proxy 127\.0\.0\.1:9 \(EGRESS_PROXY\) could not connect to store\.test:80/);
  expect(errors).not.toContain('s3cret');
}, 60_000);
