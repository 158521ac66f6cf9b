import { placementOf } from './placement.ts';

/** The table with which all other tables of an account are colocated. */
const anchor = 'events';

/**
 * Returns the commands that tell Citus where to place each table, in a valid order. A table that stays on the first
 * machine needs no command.
 */
export function distributionCommands(tables: readonly string[]): readonly string[] {
  const tablesPlaced = (place: string): readonly string[] =>
    tables.filter((table) => placementOf(table).place === place);
  return [
    ...tablesPlaced('everywhere').map((table) => `select create_reference_table('${table}');`),
    `select create_distributed_table('${anchor}', 'account_id', colocate_with => 'none');`,
    ...tablesPlaced('account')
      .filter((table) => table !== anchor)
      .map((table) => `select create_distributed_table('${table}', 'account_id', colocate_with => '${anchor}');`),
  ];
}
