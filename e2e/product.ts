import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseProcess, endProcess, untilHealthy } from '../tooling/testing/child-process.ts';
import { freePort } from '../tooling/testing/free-port.ts';
import { standInPartner } from '../tooling/stand-in-partner.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** The whole product on free loopback ports, with a database of its own that is deleted when it stops. */
export interface RunningProduct {
  readonly siteOrigin: string;
  /** The data directory, which is deleted when the product has stopped. */
  readonly dataDir: string;
  readonly remotesOrigin: string;
  readonly portalOrigin: string;
  /** URL of the page that shows the messages the product would have sent. */
  readonly mailboxOrigin: string;
  /** Kills the services, and the database if requested, as a power failure does. */
  kill(what?: { readonly database: boolean }): Promise<void>;
  /** Starts the services again after `kill`, on the same ports and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts what `npm start` starts, from the build in `dist/` unless `settings` (environment variables) override it.
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
    // All tests come from one IP address, so the limit must not apply.
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
    await Promise.all([endProcess(portal), endProcess(mailbox), endProcess(services)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      untilHealthy(`${siteOrigin}/healthz`, services),
      untilHealthy(`${portalOrigin}/healthz`, portal),
      untilHealthy(`${mailboxOrigin}/healthz`, mailbox),
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
      await untilHealthy(`${siteOrigin}/healthz`, services);
    },
    stop,
  };
}
