import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { firstIdOf, type Month, monthOf, monthOfPartition, partitionName } from './month.ts';

type Pooled = Pick<Database, '$client'>;

/** An arbitrary number that no other advisory lock in this database uses. */
const lock = 7_355_608_120_964;
/** The number of months whose partitions exist in advance. */
export const monthsAhead = 3;
/** The partition of all postings from before the table was partitioned. */
const before = 'postings_before';
/**
 * The default partition, for ids of months without a partition. It is empty unless months have not been created for a
 * long time.
 */
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

/**
 * Does something while no table refers to postings, and then restores the foreign keys, which validates each of their
 * rows.
 */
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

/** Gives the indexes of the parent the names they had before, under which migrations know them. */
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

/** Creates a partitioned table in place of the existing one, which becomes its first partition unchanged. */
async function convert(client: PoolClient, end: Month): Promise<void> {
  await withoutReferences(client, async () => {
    await client.query(`alter table postings rename to ${before}`);
    // The partition's indexes become those of the parent, so that none is rebuilt.
    await client.query(`create table postings (like ${before} including all) partition by range (id)`);
    await client.query(
      `alter table postings attach partition ${before} for values from (minvalue) to ('${firstIdOf(end)}')`,
    );
    await keepIndexNames(client);
    await client.query(`create table ${later} partition of postings default`);
  });
}

/** Creates the partition of one month and moves the month's postings out of the default partition. */
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

/** Creates the missing months, including some in advance. Returns the names of their partitions. */
async function addMonths(client: PoolClient, now: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'postings'::regclass`,
  );
  const existing = rows.flatMap(({ name }) => monthOfPartition(name) ?? []);
  const first = existing.length === 0 ? monthOf(now) + 1 : Math.max(...existing) + 1;
  const created: string[] = [];
  for (let month = first; month <= monthOf(now) + monthsAhead; month += 1) {
    await addMonth(client, month);
    created.push(partitionName(month));
  }
  return created;
}

export interface Partitioning {
  /** Whether the table was not partitioned before. */
  readonly isNew: boolean;
  /** The names of the partitions that were created. */
  readonly made: readonly string[];
}

/**
 * Partitions postings by the month in which they were published, or creates missing months if they are partitioned
 * already. It can be called at any time. The first time, the table is locked while it is scanned, but its rows are not
 * copied.
 */
export const partitionPostings = (database: Pooled, now: Date): Promise<Partitioning> =>
  withAdvisoryLock(database, async (client) => {
    const isNew = !(await isPartitioned(client));
    if (isNew) await convert(client, monthOf(now) + 1);
    return { isNew, made: await addMonths(client, now) };
  });

/**
 * Partitions an empty table, which takes no time. A table with rows is left to the operator, who can choose a time at
 * which its lock is harmless. Returns whether the table was partitioned.
 */
export async function partitionWhileEmpty(database: Pooled, now: Date): Promise<boolean> {
  const { rowCount } = await database.$client.query('select from postings limit 1');
  if (rowCount !== 0 || (await isPartitioned(database.$client))) return false;
  return (await partitionPostings(database, now)).isNew;
}

/**
 * Creates missing months if postings are partitioned; otherwise does nothing. Returns the names of the new partitions.
 */
export async function addMissingMonths(database: Pooled, now: Date): Promise<readonly string[]> {
  if (!(await isPartitioned(database.$client))) return [];
  return withAdvisoryLock(database, (client) => addMonths(client, now));
}
