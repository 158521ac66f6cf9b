import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';

/**
 * What a record counts beside its long texts: its row, its entries in indexes, and its short texts. It also limits how
 * many records an account can have.
 */
export const bytesPerRecord = 1024;

/** What an account stores, in bytes. */
export interface MeasuredUsage {
  readonly usedBytes: number;
  /** What was deleted and can still be restored. */
  readonly deletedBytes: number;
}

const isDeleted = sql.raw('deleted_at is not null');

/** The size of values as they are stored, which is compressed. Measuring it does not read long values. */
const sizeOf = (columns: readonly string[]): SQL =>
  sql.raw(columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + '));

/**
 * Measures what an account stores. Counted are the records whose number or size the person decides; whatever has a
 * small maximum of its own is not (docs/adr/0048).
 */
export async function measureUsage(
  db: Pick<DatabaseOrTransaction, 'select'>,
  accountId: string,
): Promise<MeasuredUsage> {
  const record = sql.raw(String(bytesPerRecord));
  const documents = (['resume', 'letter'] as const).map((kind) => {
    const [table, versions] = [sql.identifier(`${kind}s`), sql.identifier(`${kind}_versions`)];
    const id = sql.identifier(`${kind}_id`);
    return sql`
      select ${record} + ${sizeOf(['document'])} as bytes, ${isDeleted} as is_deleted
        from ${table} where account_id = ${accountId}
      union all select ${record} + ${sizeOf(['v.document'])}, d.deleted_at is not null
        from ${versions} v join ${table} d on d.account_id = v.account_id and d.id = v.${id}
        where v.account_id = ${accountId} and d.account_id = ${accountId}`;
  });
  const records = sql`(
      select ${record} + ${sizeOf(['content', 'synced'])} as bytes, false as is_deleted
        from events where account_id = ${accountId}
      union all ${documents[0]}
      union all ${documents[1]}
      union all select ${record} + ${sizeOf(['description', 'notes', 'search_text', 'tasks', 'interviews', 'contacts'])}, ${isDeleted}
        from jobs where account_id = ${accountId}
      union all select ${record} + f.size, f.deleted_at is not null or j.deleted_at is not null
        from job_files f left join jobs j on j.account_id = f.account_id and j.id = f.job_id and j.account_id = ${accountId}
        where f.account_id = ${accountId}
      union all select ${record} + ${sizeOf(['c.document', 'c.pdf'])}, j.deleted_at is not null
        from job_sent_documents c join job_sent s on s.account_id = c.account_id and s.id = c.sent_id
        join jobs j on j.account_id = s.account_id and j.id = s.job_id
        where c.account_id = ${accountId} and s.account_id = ${accountId} and j.account_id = ${accountId}
      union all select ${sizeOf(['b.wording'])}, j.deleted_at is not null
        from job_sent_blocks b join job_sent s on s.account_id = b.account_id and s.id = b.sent_id
        join jobs j on j.account_id = s.account_id and j.id = s.job_id
        where b.account_id = ${accountId} and s.account_id = ${accountId} and j.account_id = ${accountId}
      union all select ${record} + ${sizeOf(['s.frozen', 'p.bytes', 'p.letter_bytes'])},
          r.deleted_at is not null or l.deleted_at is not null
        from shares s left join share_pdfs p on p.account_id = s.account_id and p.share_id = s.id
          and p.account_id = ${accountId}
        left join resumes r on r.account_id = s.account_id and r.id = s.resume_id and r.account_id = ${accountId}
        left join letters l on l.account_id = s.account_id and l.id = s.letter_id and l.account_id = ${accountId}
        where s.account_id = ${accountId}
      union all select ${record} + ${sizeOf(['search'])}, ${isDeleted}
        from saved_searches where account_id = ${accountId}
      union all select ${record} + ${sizeOf(['notes', 'search_text'])}, ${isDeleted}
        from people where account_id = ${accountId}
      union all select ${record} + ${sizeOf(['body'])}, ${isDeleted}
        from email_templates where account_id = ${accountId}
      union all select 128 + ${sizeOf(['uuid'])}, false
        from forgotten_records where account_id = ${accountId}
    ) as records`;
  const bytesWhere = (condition: SQL) => sql<string>`coalesce(sum(bytes) filter (where ${condition}), 0)`;
  // Planning it takes longer than running it, so each connection does that once: every write measures.
  const [row] = await db
    .select({ used: bytesWhere(sql`not is_deleted`), deleted: bytesWhere(sql`is_deleted`) })
    .from(records)
    .prepare('gateway_account_usage')
    .execute();
  return { usedBytes: Number(row?.used ?? 0), deletedBytes: Number(row?.deleted ?? 0) };
}
