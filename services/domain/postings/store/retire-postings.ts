import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Closes the postings that a complete reading of a feed no longer contained. Postings that another feed still lists
 * stay open. Returns how many were closed.
 */
export function retirePostings(database: Database, source: string, seen: readonly string[]): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ posting_id: string }>(sql`
      delete from posting_sources where source = ${source} and not external_id = any(${sql.param(seen)}::text[])
      returning posting_id`);
    const ids = rows.map((row) => row.posting_id);
    if (ids.length === 0) return 0;
    const { rowCount } = await transaction.execute(sql`
      update postings set closed_at = now(), updated_at = now()
      where id = any(${sql.param(ids)}::uuid[]) and closed_at is null
        and not exists (select from posting_sources where posting_id = postings.id)`);
    return rowCount ?? 0;
  });
}
