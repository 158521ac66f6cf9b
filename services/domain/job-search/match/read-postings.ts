import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type AdFeatures, readAd, termsOfAd, vocabularyVersion } from '../../../../shared/matching/match/index.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';

/** The number of postings in one step, which takes half a second; other work gets its turns meanwhile. */
const batch = 50;
/** An id that sorts before all others. */
const first = '00000000-0000-0000-0000-000000000000';

interface Unread {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Finds open postings that are new, were changed since they were read, or were read with other rules, in the order of
 * their ids.
 */
async function unreadAfter(db: DatabaseOrTransaction, id: string): Promise<readonly Unread[]> {
  const { rows } = await db.execute<Unread & Record<string, unknown>>(sql`
    select p.id, p.title, t.text from postings p
    join posting_texts t on t.posting_id = p.id
    left join posting_features f on f.posting_id = p.id
    where p.id > ${id}::uuid and p.closed_at is null
      and (f.posting_id is null or f.version <> ${vocabularyVersion} or f.read_at < p.updated_at)
    order by p.id limit ${batch}`);
  return rows;
}

async function store(
  db: DatabaseOrTransaction,
  read: readonly { readonly id: string; readonly features: AdFeatures }[],
): Promise<void> {
  const ids = read.map(({ id }) => id);
  const terms = read.flatMap(({ id, features }) => termsOfAd(features).map((term) => ({ id, term })));
  // The join skips postings that have been deleted since they were read. They are not locked, which a distributed
  // database refuses; if one is deleted this very moment, the foreign key fails the step, and the next one repeats it.
  await db.execute(sql`
    insert into posting_features (posting_id, version, features, read_at)
    select r.id, ${vocabularyVersion}, r.features, now()
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r (id uuid, features jsonb)
    join (select id from postings where id = any(${sql.param(ids)}::uuid[])) as there on there.id = r.id
    on conflict (posting_id) do update set version = excluded.version, features = excluded.features, read_at = excluded.read_at`);
  await db.execute(sql`delete from posting_terms where posting_id = any(${sql.param(ids)}::uuid[])`);
  await db.execute(sql`
    insert into posting_terms (term, posting_id)
    select r.term, r.id from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as r (id uuid, term text)
    join posting_features f on f.posting_id = r.id`);
}

/** An arbitrary number that no other advisory lock in this database uses. */
const readingLock = 7_355_608_120_963;

/**
 * Creates a function that reads what postings ask for, so that they can be ranked for a person. Each call reads some
 * and resolves to whether there were any; together the calls go through all postings once. While another process reads,
 * a call does nothing.
 */
export function beginReading(db: Database): () => Promise<boolean> {
  let after = first;
  return () =>
    db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${readingLock}) as mine`,
      );
      if (rows[0]?.mine !== true) return false;
      const unread = await unreadAfter(transaction, after);
      const read: { id: string; features: AdFeatures }[] = [];
      for (const { id, title, text } of unread) {
        read.push({ id, features: readAd({ title, text }) });
        // One takes about ten milliseconds.
        await nextTurn();
      }
      if (read.length > 0) await store(transaction, read);
      after = unread.at(-1)?.id ?? after;
      return read.length > 0;
    });
}

/** Reads all unread postings. Resolves to the number of steps. */
export async function readAllPostings(db: Database): Promise<number> {
  const step = beginReading(db);
  let steps = 0;
  while (await step()) steps += 1;
  await db.execute(sql`analyze posting_terms, posting_features`);
  return steps;
}
