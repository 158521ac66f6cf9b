import { runningServerUrl } from '../services/platform/database/embedded/running-url.ts';
import type { Database } from '../services/platform/database/database.ts';
import { openDatabase } from '../services/platform/database/open-database.ts';

/** Does work in the database of the running product: the embedded one, or that of `DATABASE_URL`. */
export async function withDatabase<Result>(
  poolSize: number,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const dataDir = process.env['TESSERA_DATA'] ?? '';
  const url = process.env['DATABASE_URL'] ?? (await runningServerUrl(dataDir));
  const { db, close } = await openDatabase({ url, dataDir, poolSize });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
