/** `npm run smoke` runs against a complete installation and against another server. */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';

const script = path.resolve(import.meta.dirname, '../../deploy/smoke.ts');

/** Returns its exit code and its output. */
const smoke = (...addresses: readonly string[]): Promise<readonly [code: number, said: readonly string[]]> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...addresses], (error, stdout) => {
      resolve([error === null ? 0 : Number(error.code), stdout.trim().split('\n')]);
    });
  });

let server: WholeServer;
/** Answers everything with an empty page. */
let empty: Server;
beforeAll(async () => {
  server = await startWholeServer();
  empty = createServer((_request, response) => response.end(''));
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  empty.close();
  await server.stop();
});

test('passes each check against a complete site', async () => {
  const [code, said] = await smoke(server.origin, server.remotesOrigin);
  expect(said.filter((line) => !line.startsWith('ok'))).toEqual([]);
  expect([code, said.length]).toEqual([0, 8]);
});

test('fails against another server and says what is missing', async () => {
  const [code, said] = await smoke(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`);
  expect(code).toBe(1);
  expect(said.filter((line) => line.startsWith('FAIL')).length).toBeGreaterThanOrEqual(6);
  expect(said.join('\n')).toMatch(/FAIL landing page \(\d+ ms\): has no strict content security policy/);
});
