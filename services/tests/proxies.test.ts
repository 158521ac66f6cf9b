/** The examples of proxies (`deploy/proxies`), run by nginx and HAProxy themselves, do what Tessera needs of a proxy. */
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../tooling/testing/free-port.ts';
import { createPrivateAuthority, type PrivateAuthority } from '../../tooling/testing/private-authority.ts';
import { internalAddress, proxyNames, type RunningProxy, startProxy } from '../../tooling/testing/proxy.ts';
import { startWholeServer } from '../../tooling/testing/whole-server.ts';

const megabyte = 1024 * 1024;

interface Received {
  readonly by: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: number;
}

/** A process of Tessera that remembers what it receives. */
interface Recorder {
  readonly port: number;
  readonly server: Server;
}

let authority: PrivateAuthority;
let received: Received[];
/** Writes the answers, after the request has been received. */
let answerWith: (response: ServerResponse) => void;

async function startRecorder(name: string): Promise<Recorder> {
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (url.startsWith('/health/')) {
      response.end('{}');
      return;
    }
    let bytes = 0;
    request
      .on('data', (part: Buffer) => (bytes += part.byteLength))
      .on('end', () => {
        received.push({ by: name, url, headers, bytes });
        answerWith(response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

const close = async ({ server }: Recorder): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

beforeAll(() => {
  authority = createPrivateAuthority();
});
afterAll(() => authority.remove());

describe.each(proxyNames)('%s', (name) => {
  let recorders: readonly [Recorder, Recorder];
  let proxy: RunningProxy;

  beforeAll(async () => {
    recorders = await Promise.all([startRecorder('one'), startRecorder('two')]);
    const [{ port: one }, { port: two }] = recorders;
    proxy = await startProxy(name, { site: [one, two], remotes: [one, two] }, authority);
  });
  beforeEach(() => {
    received = [];
    answerWith = (response) => response.end('answered');
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(recorders.map(close));
  });

  /** Sends a request with a body of this many bytes and returns the status. */
  async function send(url: string, bytes = 0, options: { from?: string; headers?: Record<string, string> } = {}) {
    const { sent, answer } = proxy.open({
      method: bytes === 0 ? 'GET' : 'POST',
      path: url,
      headers: { ...options.headers, ...(bytes > 0 && { 'content-length': bytes }) },
      ...(options.from !== undefined && { localAddress: options.from }),
    });
    for (let left = bytes; left > 0; left -= megabyte) sent.write(Buffer.alloc(Math.min(left, megabyte)));
    sent.end();
    const response = await answer;
    response.resume();
    return response.statusCode;
  }

  test('redirects to https', async () => {
    const answer = await fetch(`${proxy.plainOrigin}/app/events`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/app/events']);
  });

  test('passes on who asks, and believes no client about it', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'gopher',
      'x-request-id': 'd7a1',
      authorization: 'Bearer x',
    };
    expect(await send('/', 0, { from: '127.0.0.3', headers })).toBe(200);
    expect(received[0]?.headers).toMatchObject({
      host: new URL(proxy.siteOrigin).host,
      'x-forwarded-for': '127.0.0.3',
      'x-forwarded-proto': 'https',
      'x-request-id': 'd7a1',
      authorization: 'Bearer x',
    });
  });

  test.each([
    ['a headshot', '/headshot', 5],
    ['an archive', '/account/import', 100],
  ])('lets through %s', async (_what, url, megabytes) => {
    expect(await send(url, megabytes * megabyte)).toBe(200);
    expect(received.map(({ bytes }) => bytes)).toEqual([megabytes * megabyte]);
  });

  test.each([
    ['an archive', '/account/import', 102],
    ['a request', '/graphql', 7],
  ])('refuses %s that is too large before it is sent', async (_what, url, megabytes) => {
    const headers = { 'content-length': megabytes * megabyte };
    const { sent, answer } = proxy.open({ method: 'POST', path: url, headers });
    sent.flushHeaders();
    expect((await answer).statusCode).toBe(413);
    sent.destroy();
    expect(received).toEqual([]);
  });

  test('passes on an export while it is being written', async () => {
    let finish = (): void => undefined;
    answerWith = (response) => {
      response.write('first part');
      finish = () => response.end(', last part');
    };
    const { sent, answer } = proxy.open({ method: 'POST', path: '/account/export' });
    sent.end();
    const response = await answer;
    const [first] = await new Promise<[Buffer]>((resolve) => response.once('data', (part: Buffer) => resolve([part])));
    expect(first.toString()).toBe('first part');
    finish();
    expect(await text(response)).toBe(', last part');
  });

  test('keeps the typesetting of a client in one process', async () => {
    for (let count = 0; count < 6; count += 1) await send('/typeset/pages', 10);
    expect(new Set(received.map(({ by }) => by)).size).toBe(1);
    for (let client = 1; client <= 30; client += 1) await send('/typeset/pages', 10, { from: `127.0.1.${client}` });
    expect(new Set(received.map(({ by }) => by)).size).toBe(2);
  });

  test.each(['/admin', '/admin/partners', '/%61dmin'])('shows %s to the internal network only', async (url) => {
    expect(await send(url)).toBe(403);
    expect(received).toEqual([]);
    expect(await send(url, 0, { from: internalAddress })).toBe(200);
  });

  test('loses no request when a process ends', async () => {
    await close(recorders[0]);
    const statuses: unknown[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push(await send('/graphql', 10));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(received.map(({ by }) => by))).toEqual(new Set(['two']));
  });
});

/** Runs `npm run smoke` with the authority known. Returns its exit code and its lines. */
const smoke = (...addresses: readonly string[]): Promise<readonly [code: number, said: readonly string[]]> =>
  new Promise((resolve) => {
    const script = path.resolve(import.meta.dirname, '../../deploy/smoke.ts');
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority.caFile };
    execFile(process.execPath, [script, ...addresses], { env }, (error, stdout) => {
      resolve([error === null ? 0 : Number(error.code), stdout.trim().split('\n')]);
    });
  });

test.each(proxyNames)('a complete site behind %s passes the smoke test', async (name) => {
  const tlsPort = await freePort();
  const [siteOrigin, remotesOrigin] = [`https://localhost:${tlsPort}`, `https://127.0.0.1:${tlsPort}`];
  const server = await startWholeServer({
    SITE_ORIGIN: siteOrigin,
    REMOTES_ORIGIN: remotesOrigin,
    TRUSTED_PROXIES: 'loopback',
    IDENTITY_SECRET: 'q8jZ0hV1tKx5mB7nR3sW9yD2fG4aL6pE',
  });
  const [site, remotes] = [server.origin, server.remotesOrigin].map((origin) => Number(new URL(origin).port));
  const proxy = await startProxy(
    name,
    { site: [site ?? 0, site ?? 0], remotes: [remotes ?? 0, remotes ?? 0] },
    authority,
    tlsPort,
  );
  try {
    const [code, said] = await smoke(siteOrigin, remotesOrigin);
    expect(said.filter((line) => !line.startsWith('ok'))).toEqual([]);
    expect(code).toBe(0);
  } finally {
    await proxy.stop();
    await server.stop();
  }
});
