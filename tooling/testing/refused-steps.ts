/** Finds the statements of a migration that a distributed database refuses. */
import { loadModule, parseSync } from 'libpg-query';
import { distributionProblems } from './distribution-problems.ts';
import { listAt, textAt, type Tree, treeAt } from './statement-tree.ts';

/** The changes of a table that Citus passes on to its machines (its documentation, "Modifying Tables"). */
const passedOn = new Set([
  'AT_AddColumn',
  'AT_DropColumn',
  'AT_AlterColumnType',
  'AT_ColumnDefault',
  'AT_SetNotNull',
  'AT_DropNotNull',
  'AT_AddConstraint',
  'AT_DropConstraint',
  'AT_ValidateConstraint',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
]);

const addsForeignKey = (command: Tree): boolean =>
  textAt(treeAt(treeAt(command, 'def') ?? {}, 'Constraint'), 'contype') === 'CONSTR_FOREIGN';

/**
 * Returns the statements of a migration that fail on distributed tables. A table that the migration creates is placed
 * before the first foreign key is added (`runOnDistributed`), and can be changed freely until then.
 */
export async function refusedSteps(
  migration: string,
  isDistributed: (table: string) => boolean,
): Promise<readonly string[]> {
  await loadModule();
  const local = new Set<string>();
  const refused: string[] = [];
  for (const each of listAt(parseSync(migration) as unknown as Tree, 'stmts')) {
    const statement = treeAt(each, 'stmt') ?? {};
    const created = textAt(treeAt(treeAt(statement, 'CreateStmt') ?? {}, 'relation'), 'relname');
    if (created !== undefined) local.add(created);
    const change = treeAt(statement, 'AlterTableStmt');
    if (!change) continue;
    const table = textAt(treeAt(change, 'relation'), 'relname') ?? '';
    for (const command of listAt(change, 'cmds').map((each) => treeAt(each, 'AlterTableCmd') ?? {})) {
      if (addsForeignKey(command)) local.clear();
      const kind = textAt(command, 'subtype') ?? '';
      if (isDistributed(table) && !local.has(table) && !passedOn.has(kind)) refused.push(`${table}: ${kind}`);
    }
  }
  const statements = migration.split(/-->\s*statement-breakpoint/);
  for (const statement of statements) refused.push(...(await distributionProblems(statement, isDistributed)));
  return refused;
}
