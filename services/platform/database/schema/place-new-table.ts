import type { ClientBase } from 'pg';
import { placementCommand } from './distribution-commands.ts';

/** Whether the tables are distributed over the machines of a Citus cluster. */
export async function isDistributed(client: ClientBase): Promise<boolean> {
  const { rows: catalogs } = await client.query<{ oid: string | null }>(
    `select to_regclass('pg_dist_partition') as oid`,
  );
  if ((catalogs[0]?.oid ?? null) === null) return false;
  const { rows } = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.accounts') and repmodel = 't'`,
  );
  return rows.length > 0;
}

/** The name of the table that a statement creates. */
const createdTable = /^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?(?:"?public"?\.)?"?(\w+)"?/i;

/**
 * Places the table that a migration has just created, before the migration's next statement: a table that is not placed
 * yet cannot have foreign keys to those that are.
 */
export async function placeNewTable(client: ClientBase, statement: string): Promise<void> {
  const table = createdTable.exec(statement)?.[1];
  const command = table === undefined ? undefined : placementCommand(table);
  if (command === undefined) return;
  await client.query("set local citus.multi_shard_modify_mode to 'sequential'");
  await client.query(command);
}
