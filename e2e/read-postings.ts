import { expect } from './fixtures.ts';
import { withDatabase } from './with-database.ts';

/**
 * Waits until the running product has read all of its postings, which it does in the background after its first start.
 * Before, the best matches of a person change with every posting that is read.
 */
export const whenPostingsAreRead = (): Promise<void> =>
  withDatabase(1, (database) =>
    expect
      .poll(
        async () => {
          const { rows } = await database.$client.query<{ unread: number }>(
            `select count(*)::integer as unread from postings p
            where p.closed_at is null and not exists (select from posting_features f where f.posting_id = p.id)`,
          );
          return rows[0]?.unread;
        },
        { timeout: 120_000, intervals: [1_000] },
      )
      .toBe(0),
  );
