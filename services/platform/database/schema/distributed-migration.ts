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

const addsForeignKey = (statement: string): boolean => /\bforeign\s+key\b/i.test(statement);

async function placeTable(client: ClientBase, table: string): Promise<void> {
  const command = placementCommand(table);
  if (command === undefined) return;
  await client.query("set local citus.multi_shard_modify_mode to 'sequential'");
  await client.query(command);
}

/**
 * Runs the statements of a migration on a distributed database. New tables are placed before the first foreign key is
 * added, since a table that is not placed yet cannot have one to those that are; and not earlier, since a cluster refuses
 * some changes of a table that is placed, such as of how a column is stored.
 */
export async function runOnDistributed(client: ClientBase, statements: readonly string[]): Promise<void> {
  const created: string[] = [];
  const placeCreated = async (): Promise<void> => {
    for (const table of created.splice(0)) await placeTable(client, table);
  };
  for (const statement of statements) {
    if (addsForeignKey(statement)) await placeCreated();
    await client.query(statement);
    const table = createdTable.exec(statement)?.[1];
    if (table !== undefined) created.push(table);
  }
  await placeCreated();
}
