import type { ClientBase } from 'pg';
import { keysLostBySpreading } from '../../platform/database/schema/distribution.ts';

/** A table as a backup stores it. */
export interface TableShape {
  readonly name: string;
  /** The columns, without those that the database computes. */
  readonly columns: readonly string[];
}

/** A part of a partitioned table, which must exist before its rows are restored. */
export interface Partition {
  readonly parent: string;
  readonly name: string;
  /** The bound as PostgreSQL writes it: `FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')`. */
  readonly bound: string;
}

/** The table of applied migrations, which the migrations fill and a backup does not copy. */
const migrationsTable = 'schema_migrations';

const tablesQuery = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
  group by c.relname order by c.relname`;

const referencesQuery = `
  select distinct t.relname as "from", f.relname as "to"
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
  where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and t.oid <> f.oid`;

const partitionsQuery = `
  select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relispartition and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;

/** Returns the database's tables, each after those that its rows refer to. */
export async function readTables(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(tablesQuery, [migrationsTable]);
  const { rows: constraints } = await client.query<{ from: string; to: string }>(referencesQuery);
  // A database into which the backup is restored has these keys.
  const references = [...constraints, ...keysLostBySpreading];
  const sorted: TableShape[] = [];
  const remaining = new Map(tables.map((table) => [table.name, table]));
  while (remaining.size > 0) {
    const free = [...remaining.values()].filter(
      ({ name }) => !references.some((each) => each.from === name && remaining.has(each.to)),
    );
    if (free.length === 0)
      throw new Error(`Tables reference each other in a cycle: ${[...remaining.keys()].join(', ')}.`);
    for (const table of free) {
      sorted.push(table);
      remaining.delete(table.name);
    }
  }
  return sorted;
}

/** Returns the partitions of all partitioned tables. */
export const readPartitions = async (client: ClientBase): Promise<readonly Partition[]> =>
  (await client.query<{ parent: string; name: string; bound: string }>(partitionsQuery)).rows;

/** Returns the hashes of the migrations that the database has had, oldest first. */
export const readMigrations = async (client: ClientBase): Promise<readonly string[]> =>
  (await client.query<{ hash: string }>(`select hash from ${migrationsTable} order by created_at, id`)).rows.map(
    ({ hash }) => hash,
  );

/** Quotes a name for a statement. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns quoted column names for a statement, separated by commas. */
export const columnList = (columns: readonly string[]): string => columns.map(quoteName).join(', ');
