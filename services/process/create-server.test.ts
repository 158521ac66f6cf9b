import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createLog } from '../platform/telemetry/log.ts';
import { createServer } from './create-server.ts';

test('ends a request whose body does not arrive, and serves others', async () => {
  const app = createServer({
    ...{ siteOrigin: 'http://127.0.0.1', trustedProxies: [], log: createLog({ level: 'silent', roles: [] }) },
    requestTimeoutMs: 300,
  });
  app.post('/', () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half');
  const others = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect(await others.json()).toEqual({ ok: true });
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toContain('HTTP/1.1 408');
  await app.close();
});
