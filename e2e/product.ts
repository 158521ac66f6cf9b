import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../shared/testing/free-port.ts';
import { standInPartner } from '../shared/tooling/stand-in-partner.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** The whole product on free loopback ports, with a database of its own that goes when it stops. */
export interface RunningProduct {
  readonly siteOrigin: string;
  /** Where its data lies; gone when it has stopped. */
  readonly dataDir: string;
  readonly remotesOrigin: string;
  readonly portalOrigin: string;
  /** Shows the messages that the product would have sent. */
  readonly mailboxOrigin: string;
  /** Ends the services (and the database, if told so) as a power cut does. */
  kill(what?: { readonly database: boolean }): Promise<void>;
  /** Starts the services again after `kill`, on the same ports and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function untilHealthy(origin: string, child: ChildProcess, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`A server of the product ended with code ${String(child.exitCode)}.`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} was not healthy in time.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

/** The embedded database's first process, as its own file says; its data may lie elsewhere (`location`). */
function databaseProcess(dataDir: string): number | undefined {
  const location = path.join(dataDir, 'location');
  const server = existsSync(location) ? readFileSync(location, 'utf8').trim() : path.join(dataDir, 'server');
  const file = path.join(server, 'cluster/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  return Number.isInteger(pid) ? pid : undefined;
}

/**
 * Starts what `npm start` starts, from the build in `dist/` unless `settings` (environment variables) say otherwise.
 * Server output goes to this process's standard error when `TESSERA_LOG` is set.
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const [sitePort, remotesPort, portalPort, mailboxPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-e2e-'));
  const siteOrigin = `http://localhost:${sitePort}`;
  const remotesOrigin = `http://localhost:${remotesPort}`;
  const portalOrigin = `http://localhost:${portalPort}`;
  const mailboxOrigin = `http://localhost:${mailboxPort}`;
  const env = {
    ...process.env,
    SITE_PORT: String(sitePort),
    REMOTES_PORT: String(remotesPort),
    PARTNER_PORT: String(portalPort),
    MAILBOX_PORT: String(mailboxPort),
    SMTP_URL: '',
    SITE_ORIGIN: siteOrigin,
    REMOTES_ORIGIN: remotesOrigin,
    TESSERA_PARTNERS: standInPartner(siteOrigin, portalOrigin),
    TESSERA_DATA: dataDir,
    METRICS_PORT: 'off',
    // All journeys come from one address.
    SIGN_UPS_PER_HOUR: '10000',
    ...settings,
  };
  const run = (file: string): ChildProcess =>
    spawn(process.execPath, [path.join(root, file)], {
      cwd: root,
      env,
      stdio: ['ignore', process.env['TESSERA_LOG'] === undefined ? 'ignore' : 'inherit', 'inherit'],
    });
  let services = run('services/main.ts');
  const portal = run('mocks/partner-portal/main.ts');
  const mailbox = run('mocks/mailbox/main.ts');
  const stop = async (): Promise<void> => {
    await Promise.all([end(portal), end(mailbox), end(services)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const deadline = Date.now() + 60_000;
    await Promise.all([
      untilHealthy(siteOrigin, services, deadline),
      untilHealthy(portalOrigin, portal, deadline),
      untilHealthy(mailboxOrigin, mailbox, deadline),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteOrigin,
    dataDir,
    remotesOrigin,
    portalOrigin,
    mailboxOrigin,
    async kill({ database } = { database: false }) {
      const ended = new Promise<void>((resolve) => services.once('exit', () => resolve()));
      const pid = database ? databaseProcess(dataDir) : undefined;
      services.kill('SIGKILL');
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await ended;
    },
    async restart() {
      services = run('services/main.ts');
      await untilHealthy(siteOrigin, services, Date.now() + 60_000);
    },
    stop,
  };
}
