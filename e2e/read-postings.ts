import { openDatabase } from '../services/platform/database/open-database.ts';
import { runningServerUrl } from '../services/platform/database/embedded/running-url.ts';
import { expect } from './fixtures.ts';

/**
 * Waits until the running product has read all of its postings, which it does in the background after its first start.
 * Before, the best matches of a person change with every posting that is read.
 */
export async function whenPostingsAreRead(): Promise<void> {
  const dataDir = process.env['TESSERA_DATA'] ?? '';
  const { db, close } = await openDatabase({ url: await runningServerUrl(dataDir), dataDir, poolSize: 1 });
  try {
    await expect
      .poll(
        async () => {
          const { rows } = await db.$client.query<{ unread: number }>(
            `select count(*)::integer as unread from postings p
            where p.closed_at is null and not exists (select from posting_features f where f.posting_id = p.id)`,
          );
          return rows[0]?.unread;
        },
        { timeout: 120_000, intervals: [1_000] },
      )
      .toBe(0);
  } finally {
    await close();
  }
}
