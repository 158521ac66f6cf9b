import { startTestDatabase, type TestDatabase } from '../../../../tooling/testing/database.ts';
import { distributionCommands, postingDistributionCommands } from './distribution-commands.ts';
import { distributionOf, keysLostBySpreading, spreadPostingTables } from './distribution.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const tables = `select relname as name, relkind = 'p' as partitioned from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`;

async function ask<Row extends object>(text: string): Promise<readonly Row[]> {
  return (await database.db.$client.query<Row>(text)).rows;
}

/** Unique indexes, including those of keys, with their first column. */
const uniqueIndexes = `select t.relname as "table", i.relname as index, a.attname as first
  from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
  where x.indisunique and t.relnamespace = 'public'::regnamespace`;

const foreignKeys = `select c.conname as name, t.relname as "table", f.relname as target, a.attname as column, b.attname as "targetColumn"
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  join pg_attribute b on b.attrelid = f.oid and b.attnum = c.confkey[1]
  where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`;

test('every table that is distributed by account has a required account id', async () => {
  const owners = new Set(
    (
      await ask<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'account_id' and is_nullable = 'NO' and data_type = 'uuid'`,
      )
    ).map(({ name }) => name),
  );
  const names = (await ask<{ name: string }>(tables)).map(({ name }) => name);
  const byAccount = names.filter((name) => distributionOf(name).distribution === 'account');
  expect(byAccount.length).toBeGreaterThanOrEqual(15);
  expect(byAccount.filter((name) => !owners.has(name))).toEqual([]);
});

test('no index is unique across accounts', async () => {
  const rows = await ask<{ table: string; index: string; first: string }>(uniqueIndexes);
  const across = rows.filter(
    ({ table, first }) => distributionOf(table).distribution === 'account' && first !== 'account_id',
  );
  expect(across).toEqual([]);
});

test('no row refers to a row that may be on another machine', async () => {
  const rows = await ask<{ table: string; target: string; column: string; targetColumn: string }>(foreignKeys);
  expect(rows.length).toBeGreaterThan(10);
  const problems = rows.filter(({ table, target, column, targetColumn }) => {
    const [from, to] = [distributionOf(table).distribution, distributionOf(target).distribution];
    if (from === 'account' && to === 'account') return column !== 'account_id' || targetColumn !== 'account_id';
    // Rows that are copied to every machine can be referred to from anywhere; rows on one machine, only from that
    // machine.
    return to === 'account' || (to === 'first' && from !== 'first');
  });
  expect(problems).toEqual([]);
});

test('no row has a number from a sequence', async () => {
  const rows = await ask<{ table: string }>(
    `select table_name as "table" from information_schema.columns
     where table_schema = 'public' and (column_default like 'nextval%' or is_identity = 'YES')`,
  );
  expect(rows.filter(({ table }) => distributionOf(table).distribution === 'account')).toEqual([]);
});

test('the commands place each table once, in one transaction, between dropping and adding its foreign keys', async () => {
  const names = (await ask<{ name: string }>(tables)).map(({ name }) => name);
  const commands = distributionCommands(names);
  expect([commands[0], commands.at(-1)]).toEqual(['begin;', 'commit;']);
  const placeOf = (part: string): number => commands.findIndex((command) => command.includes(part));
  const order = [
    'drop constraint',
    `create_reference_table('accounts')`,
    `create_distributed_table('events', 'account_id', colocate_with => 'none')`,
    `create_distributed_table('jobs', 'account_id', colocate_with => 'events')`,
    'add constraint',
  ].map(placeOf);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  for (const name of names.filter((each) => distributionOf(each).distribution !== 'first')) {
    expect(commands.filter((command) => command.includes(`table('${name}'`))).toHaveLength(1);
  }
});

/** The column by which the rows of a spread table are placed; undefined for a copy on each machine. */
const placedBy = (table: string): string | undefined => {
  const placement = spreadPostingTables.get(table);
  return typeof placement === 'object' ? placement.by : undefined;
};

test('job ads can be spread: unique by what places them, and beside what they refer to', async () => {
  const unique = await ask<{ table: string; definition: string }>(
    `select tablename as "table", indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`,
  );
  const across = unique.filter(({ table, definition }) => {
    const column = placedBy(table);
    return column !== undefined && !new RegExp(String.raw`[(, ]${column}[,) ]`).test(definition);
  });
  expect(across).toEqual([]);

  const keys = await ask<{ name: string; table: string; target: string; column: string; targetColumn: string }>(
    foreignKeys,
  );
  const apart = keys.filter(
    ({ table, target, column, targetColumn }) =>
      placedBy(target) !== undefined && (column !== placedBy(table) || targetColumn !== placedBy(target)),
  );
  expect(apart.map(({ name, table, target }) => ({ name, from: table, to: target }))).toEqual(keysLostBySpreading);
});

test('the commands spread each table of job ads once, after those that it is placed with', () => {
  const commands = postingDistributionCommands();
  expect([commands[0], commands.at(-1)]).toEqual(['begin;', 'commit;']);
  const placeOf = (table: string): number => commands.findIndex((command) => command.includes(`table('${table}'`));
  for (const [table, placement] of spreadPostingTables) {
    expect(commands.filter((command) => command.includes(`table('${table}'`))).toHaveLength(1);
    if (typeof placement === 'object' && placement.with !== undefined) {
      expect(placeOf(table)).toBeGreaterThan(placeOf(placement.with));
    }
  }
});
