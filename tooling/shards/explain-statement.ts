/** Asks a Citus cluster how many of its machines a statement would query. */
import type { Database } from '../../services/platform/database/database.ts';
import { isTree } from '../testing/statement-tree.ts';

/** A value of each type that PostgreSQL can read. Only the values of `uuid` matter: an account's id chooses the shard. */
const sampleValues: Readonly<Record<string, string>> = {
  uuid: '019a0000-0000-7000-8000-000000000001',
  boolean: 'true',
  json: '{}',
  jsonb: '{}',
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01T00:00:00Z',
  'timestamp without time zone': '2026-01-01T00:00:00',
  interval: '1 day',
  bytea: '\\x00',
  tsquery: 'word',
  tsvector: 'word',
};

const sampleOf = (type: string): string => {
  if (type.endsWith('[]')) return `{${sampleOf(type.slice(0, -2)).replace(/^\{\}$/, '"{}"')}}`;
  return sampleValues[type] ?? '1';
};

/** All task counts in a plan. */
function taskCounts(plan: unknown): readonly number[] {
  if (Array.isArray(plan)) return plan.flatMap(taskCounts);
  if (!isTree(plan)) return [];
  return Object.entries(plan).flatMap(([name, value]) =>
    name === 'Task Count' && typeof value === 'number' ? [value] : taskCounts(value),
  );
}

/**
 * Plans a statement for one account without running it. Returns the largest number of shards that a part of the plan
 * reads or writes, or 0 if the first machine does everything. Rejects with the server's error when it refuses the statement.
 * `client` must have one connection only.
 */
export async function explainStatement(client: Database['$client'], statement: string): Promise<number> {
  await client.query(`prepare explained as ${statement}`);
  const { rows: types } = await client.query<{ type: string }>(
    `select unnest(parameter_types)::text as type from pg_prepared_statements where name = 'explained'`,
  );
  await client.query('deallocate explained');
  // Citus does not explain inserts from a query with parameters, so that the values are part of the text.
  const text = statement.replaceAll(/\$(\d+)/g, (name, position: string) => {
    const type = types[Number(position) - 1]?.type;
    return type === undefined ? name : `'${sampleOf(type)}'::${type}`;
  });
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`);
  return Math.max(0, ...rows.flatMap((row) => taskCounts(row['QUERY PLAN'])));
}
