import type { Configuration } from '../config/configuration.ts';
import { runningServerUrl } from '../platform/database/embedded/running-url.ts';
import { startEmbeddedServer } from '../platform/database/embedded/server.ts';

export interface ReachedDatabase {
  /** The URL with the password, for connecting and never for logs. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens the database for a command that runs next to the services: the configured one, the embedded one of a running
 * process, or the embedded one started for the command. It leaves the schema as it is.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Configuration, 'databaseUrl' | 'dataDir'>): Promise<ReachedDatabase> {
  const runningUrl = databaseUrl ?? (await runningServerUrl(dataDir));
  if (runningUrl !== undefined) return { url: runningUrl, close: () => Promise.resolve() };
  return startEmbeddedServer({ dataDir });
}
