import { placementOf } from './placement.ts';

/** The table with which all others of an account lie together. */
const anchor = 'events';

/** What tells Citus where each table lies, in the order in which it can be told. What stays on the first machine needs no word. */
export function distributionCommands(tables: readonly string[]): readonly string[] {
  const placed = (place: string): readonly string[] => tables.filter((table) => placementOf(table).place === place);
  return [
    ...placed('everywhere').map((table) => `select create_reference_table('${table}');`),
    `select create_distributed_table('${anchor}', 'account_id', colocate_with => 'none');`,
    ...placed('account')
      .filter((table) => table !== anchor)
      .map((table) => `select create_distributed_table('${table}', 'account_id', colocate_with => '${anchor}');`),
  ];
}
