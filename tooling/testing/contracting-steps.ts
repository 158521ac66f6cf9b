/** Finds the statements of a migration that would break the version still serving while the next one starts. */
import { loadModule, parseSync } from 'libpg-query';

type Tree = Readonly<Record<string, unknown>>;

const recordAt = (tree: Tree, name: string): Tree => (tree[name] ?? {}) as Tree;
const recordsAt = (tree: Tree, name: string): readonly Tree[] => (tree[name] ?? []) as readonly Tree[];

/** Changes of columns and constraints that the previous version does not survive. */
const breaking: Readonly<Record<string, string>> = {
  AT_DropColumn: 'drops a column',
  AT_AlterColumnType: 'changes a type',
  AT_SetNotNull: 'demands a value',
  AT_DropConstraint: '',
};

function stepsOfTable(statement: Tree, made: ReadonlySet<string>): readonly string[] {
  const table = String(recordAt(statement, 'relation')['relname']);
  if (made.has(table)) return [];
  return recordsAt(statement, 'cmds').flatMap((each) => {
    const command = recordAt(each, 'AlterTableCmd');
    const kind = String(command['subtype']);
    const known = breaking[kind];
    if (known !== undefined) return known === '' ? [] : [`${table}: ${known}`];
    if (kind === 'AT_AddColumn') {
      const rules = recordsAt(recordAt(recordAt(command, 'def'), 'ColumnDef'), 'constraints').map((rule) =>
        String(recordAt(rule, 'Constraint')['contype']),
      );
      const demands = rules.includes('CONSTR_NOTNULL') && !rules.includes('CONSTR_DEFAULT');
      return demands ? [`${table}: a new column demands a value that the earlier version does not give`] : [];
    }
    if (kind === 'AT_AddConstraint') {
      const rule = recordAt(recordAt(command, 'def'), 'Constraint');
      return rule['skip_validation'] === true ? [] : [`${table}: a new rule for rows that the earlier version writes`];
    }
    return [];
  });
}

/**
 * Returns the statements of a migration that only the next release may run (expand and contract,
 * docs/operating/database.md "Migrations"). A migration with a comment `-- contract: why` runs them on
 * purpose and is exempt.
 */
export async function contractingSteps(migration: string): Promise<readonly string[]> {
  if (/^-- contract: \S/m.test(migration)) return [];
  await loadModule();
  const statements = recordsAt(parseSync(migration) as unknown as Tree, 'stmts').map((each) => recordAt(each, 'stmt'));
  const made = new Set(statements.map((each) => String(recordAt(recordAt(each, 'CreateStmt'), 'relation')['relname'])));
  return statements.flatMap((statement) => {
    if ('DropStmt' in statement) {
      const what = String(recordAt(statement, 'DropStmt')['removeType']);
      return what === 'OBJECT_INDEX' ? [] : [`drops ${what}`];
    }
    if ('RenameStmt' in statement) {
      const { renameType } = recordAt(statement, 'RenameStmt');
      return renameType === 'OBJECT_INDEX' ? [] : [`renames ${String(renameType)}`];
    }
    return 'AlterTableStmt' in statement ? stepsOfTable(recordAt(statement, 'AlterTableStmt'), made) : [];
  });
}
