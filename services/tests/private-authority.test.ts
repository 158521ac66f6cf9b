/**
 * PostgreSQL and an OpenID provider with certificates of a private authority, as operators have them inside a network:
 * the server works when it knows the authority, and otherwise says why it does not.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess, untilHealthy } from '../../tooling/testing/child-process.ts';
import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { freePort } from '../../tooling/testing/free-port.ts';
import { startTestIssuer, type TestIssuer } from '../../tooling/testing/issuer.ts';
import { createPrivateAuthority, type PrivateAuthority } from '../../tooling/testing/private-authority.ts';
import { until } from '../../tooling/testing/until.ts';

const main = path.resolve(import.meta.dirname, '../main.ts');

let authority: PrivateAuthority;
let database: TestDatabase;
let provider: TestIssuer;
let dataDir: string;
const running = new Set<ChildProcess>();

/** Makes the database server speak TLS with the authority's certificate. */
async function useTls(): Promise<void> {
  const { rows } = await database.db.$client.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory ?? '';
  const { uid, gid } = statSync(folder);
  for (const [file, name] of [
    [authority.certFile, 'server.crt'],
    [authority.keyFile, 'server.key'],
  ] as const) {
    copyFileSync(file, path.join(folder, name));
    chownSync(path.join(folder, name), uid, gid);
    chmodSync(path.join(folder, name), 0o600);
  }
  await database.db.$client.query('alter system set ssl = on');
  await database.db.$client.query('select pg_reload_conf()');
}

beforeAll(async () => {
  authority = createPrivateAuthority();
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-authority-data-'));
  database = await startTestDatabase();
  await useTls();
  provider = await startTestIssuer({ audience: 'tessera', isDiscoverable: true, tls: authority });
});
afterEach(async () => {
  await Promise.all([...running].map(endProcess));
  running.clear();
});
afterAll(async () => {
  await provider.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  authority.remove();
});

interface StartedServer {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** Starts a gateway as `npm run serve` does, with the given query of DATABASE_URL and the given settings. */
async function startGateway(query: string, settings: Readonly<Record<string, string>>): Promise<StartedServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      ROLES: 'gateway',
      SITE_PORT: String(port),
      DATABASE_URL: `${database.url}?${query}`,
      IDENTITY_ISSUER: provider.issuer,
      IDENTITY_CLIENT_ID: 'tessera',
      IDENTITY_ALGORITHMS: 'ES256',
      METRICS_PORT: 'off',
      TESSERA_DATA: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  return { origin: `http://127.0.0.1:${port}`, child, output: () => said.join('') };
}

/** Asks who signed in, with a token of the provider. */
async function askWho({ origin, child }: StartedServer): Promise<unknown> {
  await untilHealthy(`${origin}/health/ready`, child);
  const token = await provider.sign({ sub: 'somebody' });
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  const { errors } = (await answer.json()) as { errors?: readonly { extensions?: { code?: string } }[] };
  return errors?.[0]?.extensions?.code;
}

test('trusts the authority of NODE_EXTRA_CA_CERTS, for the database and for the provider', async () => {
  const server = await startGateway('sslmode=verify-full', { NODE_EXTRA_CA_CERTS: authority.caFile });
  // The token was verified with the provider's keys; the person has no account yet.
  expect(await askWho(server)).toBe('NO_USER_FOUND');
  const { rows } = await database.db.$client.query<{ ssl: boolean }>(
    `select ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'tessera gateway'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ ssl }) => ssl)).toBe(true);
});

test('logs the code of TLS when it does not know the authority of the provider', async () => {
  const server = await startGateway(`sslmode=verify-full&sslrootcert=${encodeURIComponent(authority.caFile)}`, {});
  expect(await askWho(server)).toBe('INTERNAL_SERVER_ERROR');
  // The log of another process arrives after the answer.
  await until(() => server.output().includes('unreachable (UNABLE_TO_VERIFY_LEAF_SIGNATURE)'));
});

test('does not start, and says why, when it does not know the authority of the database', async () => {
  const { child, output } = await startGateway('sslmode=verify-full', {});
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(output()).toContain('unable to verify the first certificate');
});
