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
    // Sources may be on other machines than their postings, so the tables are not joined.
    const { rows: listed } = await transaction.execute<{ posting_id: string }>(sql`
      select posting_id from posting_sources where posting_id = any(${sql.param(ids)}::uuid[])`);
    const elsewhere = new Set(listed.map((row) => row.posting_id));
    const { rowCount } = await transaction.execute(sql`
      update postings set closed_at = now(), updated_at = now()
      where id = any(${sql.param(ids.filter((id) => !elsewhere.has(id)))}::uuid[]) and closed_at is null`);
    return rowCount ?? 0;
  });
}
