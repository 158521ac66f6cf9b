import type { Configuration } from '../config/configuration.ts';
import { runningServerUrl } from '../platform/database/embedded/running-url.ts';
import { startEmbeddedServer } from '../platform/database/embedded/server.ts';

export interface ReachedDatabase {
  /** With the password: for connecting, never for logs. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The database for a command beside the services: the one that is named, the embedded one that a running process has, or the
 * embedded one started for the command. Its schema is left as it is.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Configuration, 'databaseUrl' | 'dataDir'>): Promise<ReachedDatabase> {
  const running = databaseUrl ?? (await runningServerUrl(dataDir));
  if (running !== undefined) return { url: running, close: () => Promise.resolve() };
  return startEmbeddedServer({ dataDir });
}
