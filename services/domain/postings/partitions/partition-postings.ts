import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { firstIdOf, type Month, monthOf, monthOfPartition, partitionName } from './month.ts';

type Pooled = Pick<Database, '$client'>;

/** Any number that nobody else uses for an advisory lock in this database. */
const lock = 7_355_608_120_964;
/** Months that are there before they begin. */
export const monthsAhead = 3;
/** What was there before the months were parted. */
const before = 'postings_before';
/** What comes with an id of a month that has no partition; empty unless nobody has made months for a long time. */
const later = 'postings_later';

async function withAdvisoryLock<Result>(
  database: Pooled,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function isPartitioned(client: Pick<PoolClient, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ kind: string }>(
    `select relkind as kind from pg_class where oid = 'postings'::regclass`,
  );
  return rows[0]?.kind === 'p';
}

/** Does something while no table refers to postings, and lets them refer again, which looks at each of their rows. */
async function withoutReferences(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and confrelid = 'postings'::regclass and conparentid = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

/** Gives the parent's indexes the names that they had, by which migrations know them. */
async function keepIndexNames(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
       join pg_index x on x.indexrelid = c.oid
     where x.indrelid = '${before}'::regclass`,
  );
  for (const { child } of rows) await client.query(`alter index ${child} rename to ${child}_before`);
  for (const { child, parent } of rows)
    if (parent !== child) await client.query(`alter index ${parent} rename to ${child}`);
}

/** Makes a partitioned table in the place of the one that is there, which becomes its first partition as it is. */
async function convert(client: PoolClient, end: Month): Promise<void> {
  await withoutReferences(client, async () => {
    await client.query(`alter table postings rename to ${before}`);
    // Its indexes are those of the parent from then on: none is built anew.
    await client.query(`create table postings (like ${before} including all) partition by range (id)`);
    await client.query(
      `alter table postings attach partition ${before} for values from (minvalue) to ('${firstIdOf(end)}')`,
    );
    await keepIndexNames(client);
    await client.query(`create table ${later} partition of postings default`);
  });
}

/** Makes one month, with what has come to the rest meanwhile. */
async function addMonth(client: PoolClient, month: Month): Promise<void> {
  const [from, to] = [firstIdOf(month), firstIdOf(month + 1)];
  const name = partitionName(month);
  const bounds = `for values from ('${from}') to ('${to}')`;
  const { rowCount } = await client.query(`select from ${later} where id >= $1 and id < $2 limit 1`, [from, to]);
  if (rowCount === 0) {
    await client.query(`create table ${name} partition of postings ${bounds}`);
    return;
  }
  await withoutReferences(client, async () => {
    await client.query(`create table ${name} (like postings including all)`);
    await client.query(
      `with moved as (delete from ${later} where id >= $1 and id < $2 returning *) insert into ${name} select * from moved`,
      [from, to],
    );
    await client.query(`alter table postings attach partition ${name} ${bounds}`);
  });
}

/** Makes the months that are missing up to some ahead; answers their names. */
async function addMonths(client: PoolClient, now: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'postings'::regclass`,
  );
  const known = rows.flatMap(({ name }) => monthOfPartition(name) ?? []);
  const first = known.length === 0 ? monthOf(now) + 1 : Math.max(...known) + 1;
  const made: string[] = [];
  for (let month = first; month <= monthOf(now) + monthsAhead; month += 1) {
    await addMonth(client, month);
    made.push(partitionName(month));
  }
  return made;
}

export interface Partitioning {
  /** The table was one before. */
  readonly isNew: boolean;
  /** Names of the months that were made. */
  readonly made: readonly string[];
}

/**
 * Parts postings by the months in which they were published, or makes the months that are missing. May be done again at any
 * time. The first time the table is locked while it is looked through; nothing of it is copied.
 */
export const partitionPostings = (database: Pooled, now: Date): Promise<Partitioning> =>
  withAdvisoryLock(database, async (client) => {
    const isNew = !(await isPartitioned(client));
    if (isNew) await convert(client, monthOf(now) + 1);
    return { isNew, made: await addMonths(client, now) };
  });

/**
 * The same for a table that has no row yet, which takes no time. One that has rows is parted by whoever operates it, when its lock
 * is no harm. Answers whether it did.
 */
export async function partitionWhileEmpty(database: Pooled, now: Date): Promise<boolean> {
  const { rowCount } = await database.$client.query('select from postings limit 1');
  if (rowCount !== 0 || (await isPartitioned(database.$client))) return false;
  return (await partitionPostings(database, now)).isNew;
}

/** Makes the months that are missing where postings are parted already; elsewhere it does nothing. */
export async function keepMonths(database: Pooled, now: Date): Promise<readonly string[]> {
  if (!(await isPartitioned(database.$client))) return [];
  return withAdvisoryLock(database, (client) => addMonths(client, now));
}
