/** All roles in one process as `npm run serve` starts them, with a PostgreSQL and a build of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../../services/config/configuration.ts';
import type { StartOptions } from '../../services/process/create-server.ts';
import { startServices } from '../../services/app.ts';
import { writeSmallBuild } from '../../services/api/site/__tests__/small-build.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';

export interface WholeServer {
  /** The origin it listens on. Links in its output use the setting `siteOrigin` if that differs. */
  readonly origin: string;
  readonly remotesOrigin: string;
  readonly database: TestDatabase;
  stop(): Promise<void>;
}

/** Starts the server. `settings` are environment variables; nothing is read from the real environment. */
export async function startWholeServer(
  settings: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<WholeServer> {
  const [database, sitePort, remotesPort] = await Promise.all([startTestDatabase(), freePort(), freePort()]);
  const build = writeSmallBuild();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-server-'));
  const clean = async (): Promise<void> => {
    await database.stop();
    build.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const origin = `http://127.0.0.1:${sitePort}`;
    const remotesOrigin = `http://127.0.0.1:${remotesPort}`;
    const services = await startServices(
      readConfiguration({
        SITE_PORT: String(sitePort),
        REMOTES_PORT: String(remotesPort),
        SITE_ORIGIN: origin,
        REMOTES_ORIGIN: remotesOrigin,
        DATABASE_URL: database.url,
        IDENTITY_SECRET: 'a secret that seals the keys of tests',
        METRICS_PORT: 'off',
        TESSERA_BUILD: build.folder,
        TESSERA_DATA: dataDir,
        TESSERA_LOG: 'error',
        ...settings,
      }),
      options,
    );
    return {
      origin,
      remotesOrigin,
      database,
      async stop() {
        await services.stop();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
