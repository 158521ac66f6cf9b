import { distributionOf, keysLostBySpreading, spreadPostingTables } from './distribution.ts';

/** The table with which all other tables of an account are colocated. */
const anchor = 'events';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Places one table, unless an earlier run has placed it: `h` are distributed tables, `t` reference tables. */
const placeTable = (table: string, call: string): string =>
  `select ${call} where not exists (select from pg_dist_partition
    where logicalrelid = ${quote(table)}::regclass and (partmethod = 'h' or repmodel = 't'));`;

const placeReference = (table: string): string => placeTable(table, `create_reference_table(${quote(table)})`);
const placeBy = (table: string, column: string, anchorTable: string): string =>
  placeTable(
    table,
    `create_distributed_table(${quote(table)}, ${quote(column)}, colocate_with => ${quote(anchorTable)})`,
  );
const placeByAccount = (table: string, anchorTable: string): string => placeBy(table, 'account_id', anchorTable);

/** Returns the command that spreads a table of the job search; undefined for one that stays on the first machine. */
export function postingPlacement(table: string): string | undefined {
  const placement = spreadPostingTables.get(table);
  if (placement === undefined) return undefined;
  return placement === 'everywhere' ? placeReference(table) : placeBy(table, placement.by, placement.with ?? 'none');
}

/** Returns the command that places a table; undefined for one that stays on the first machine. */
export function placementCommand(table: string): string | undefined {
  const { distribution } = distributionOf(table);
  if (distribution === 'everywhere') return placeReference(table);
  return distribution === 'account' ? placeByAccount(table, table === anchor ? 'none' : anchor) : undefined;
}

/**
 * Citus cannot move a table to which a local one refers, and takes a table that refers to a reference table for a local
 * one. So the foreign keys of the tables that are not placed yet are dropped first and added again at the end.
 */
const keepForeignKeys = (tables: readonly string[]): string => `create temporary table foreign_keys on commit drop as
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0
    and conrelid::regclass::text in (${tables.map(quote).join(', ')})
    and not exists (select from pg_dist_partition where logicalrelid = conrelid and partmethod = 'h');
do $$ declare key record; begin
  for key in select * from foreign_keys loop
    execute format('alter table %s drop constraint %I', key."table", key.name);
  end loop;
end $$;`;

/** Restores the keys, except those between tables whose rows are placed by different columns. */
const restoreForeignKeys = (lost: readonly string[]): string => `do $$ declare key record; begin
  for key in select * from foreign_keys where not name = any(array[${lost.map(quote).join(', ')}]::text[]) loop
    execute format('alter table %s add constraint %I %s', key."table", key.name, key.definition);
  end loop;
end $$;`;

/** Places the tables between dropping and adding their foreign keys, as one transaction. */
const inOneTransaction = (
  tables: readonly string[],
  commands: readonly string[],
  lostKeys: readonly string[] = [],
): readonly string[] => [
  'begin;',
  "set local citus.multi_shard_modify_mode to 'sequential';",
  keepForeignKeys(tables),
  ...commands,
  restoreForeignKeys(lostKeys),
  'commit;',
];

/**
 * Returns the commands that tell Citus where to place each table, in a valid order, as one transaction. Tables that are
 * placed already are left alone, so that the commands can run again after a release has added tables. A table that stays
 * on the first machine needs no command.
 */
export function distributionCommands(tables: readonly string[]): readonly string[] {
  const tablesDistributed = (distribution: string): readonly string[] =>
    tables.filter((table) => distributionOf(table).distribution === distribution);
  const everywhere = tablesDistributed('everywhere');
  const byAccount = tablesDistributed('account');
  return inOneTransaction(
    [...everywhere, ...byAccount],
    [...everywhere, anchor, ...byAccount.filter((table) => table !== anchor)].map(
      (table) => placementCommand(table) ?? '',
    ),
  );
}

/** A distributed table can no longer be partitioned. */
const requirePartitions = `do $$ begin
  if (select relkind from pg_class where oid = 'postings'::regclass) <> 'p' then
    raise exception 'Partition the job ads first: npm run partition-postings';
  end if;
end $$;`;

/**
 * Returns the commands that spread postings over the machines, as one transaction. Each search then asks every part of
 * them, so that there are only a few: two for each machine, one of which can move to another machine.
 */
export const postingDistributionCommands = (): readonly string[] =>
  inOneTransaction(
    [...spreadPostingTables.keys()],
    [
      requirePartitions,
      `select set_config('citus.shard_count', (2 * greatest(1, count(*)))::text, true) from pg_dist_node
    where noderole = 'primary' and shouldhaveshards and isactive;`,
      ...[...spreadPostingTables.keys()].map((table) => postingPlacement(table) ?? ''),
    ],
    keysLostBySpreading.map(({ name }) => name),
  );
