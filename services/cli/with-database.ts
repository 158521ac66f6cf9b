import type { Configuration } from '../config/configuration.ts';
import { commandTimeoutMs, openDatabase } from '../platform/database/open-database.ts';
import { type Database } from '../platform/database/database.ts';
import { reachDatabase } from './reach-database.ts';

export interface CommandDatabase {
  /** The maximum number of connections. */
  readonly poolSize: number;
  /** The name that PostgreSQL shows for them. */
  readonly name: string;
}

/** Runs a command in the database with its newest schema, even while another process runs the embedded one. */
export async function withDatabase<Result>(
  configuration: Pick<Configuration, 'databaseUrl' | 'dataDir'>,
  { poolSize, name }: CommandDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const reached = await reachDatabase(configuration);
  try {
    const { dataDir } = configuration;
    const opened = await openDatabase({ url: reached.url, dataDir, poolSize, answerTimeoutMs: commandTimeoutMs, name });
    try {
      return await work(opened.db);
    } finally {
      await opened.close();
    }
  } finally {
    await reached.close();
  }
}
