import { distributionOf } from './distribution.ts';

/** The table with which all other tables of an account are colocated. */
const anchor = 'events';

/**
 * Returns the commands that tell Citus where to place each table, in a valid order. A table that stays on the first
 * machine needs no command.
 */
export function distributionCommands(tables: readonly string[]): readonly string[] {
  const tablesDistributed = (distribution: string): readonly string[] =>
    tables.filter((table) => distributionOf(table).distribution === distribution);
  return [
    ...tablesDistributed('everywhere').map((table) => `select create_reference_table('${table}');`),
    `select create_distributed_table('${anchor}', 'account_id', colocate_with => 'none');`,
    ...tablesDistributed('account')
      .filter((table) => table !== anchor)
      .map((table) => `select create_distributed_table('${table}', 'account_id', colocate_with => '${anchor}');`),
  ];
}
