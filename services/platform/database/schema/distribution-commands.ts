import { distributionOf } from './distribution.ts';

/** The table with which all other tables of an account are colocated. */
const anchor = 'events';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Places one table, unless an earlier run has placed it: `h` are distributed tables, `t` reference tables. */
const placeTable = (table: string, call: string): string =>
  `select ${call} where not exists (select from pg_dist_partition
    where logicalrelid = ${quote(table)}::regclass and (partmethod = 'h' or repmodel = 't'));`;

const placeReference = (table: string): string => placeTable(table, `create_reference_table(${quote(table)})`);
const placeByAccount = (table: string, anchorTable: string): string =>
  placeTable(table, `create_distributed_table(${quote(table)}, 'account_id', colocate_with => ${quote(anchorTable)})`);

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

const restoreForeignKeys = `do $$ declare key record; begin
  for key in select * from foreign_keys loop
    execute format('alter table %s add constraint %I %s', key."table", key.name, key.definition);
  end loop;
end $$;`;

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
  return [
    'begin;',
    "set local citus.multi_shard_modify_mode to 'sequential';",
    keepForeignKeys([...everywhere, ...byAccount]),
    ...[...everywhere, anchor, ...byAccount.filter((table) => table !== anchor)].map(
      (table) => placementCommand(table) ?? '',
    ),
    restoreForeignKeys,
    'commit;',
  ];
}
