/**
 * Finds what a distributed database refuses in a statement, from the tree of PostgreSQL's own parser. The rules are those
 * that a Citus cluster enforces (docs/operating/scaling.md "Distributing accounts"); volatile operators, such
 * as adding months to a time, cannot be seen without types.
 */
import { loadModule, parseSync } from 'libpg-query';
import { isTree, listAt, textAt, type Tree, treeAt } from './statement-tree.ts';

/** Functions that are not immutable. Arguments that are parameters do not make them so. */
const changing = new Set(
  'now clock_timestamp statement_timestamp transaction_timestamp random gen_random_uuid nextval jsonb_build_object jsonb_build_array json_build_object json_build_array to_jsonb to_json row_to_json concat concat_ws format to_char date_trunc age timezone'.split(
    ' ',
  ),
);

/** All nodes of a kind in a tree. */
function nodesOf(tree: unknown, kind: string): readonly Tree[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => nodesOf(each, kind));
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => [
    ...(name === kind && isTree(value) ? [value] : []),
    ...nodesOf(value, kind),
  ]);
}

const nameOfCall = ({ funcname }: Tree): string => {
  const name = nodesOf(funcname, 'String').at(-1);
  return textAt(name, 'sval') ?? '';
};

const changingCalls = (tree: unknown): readonly string[] => [
  ...nodesOf(tree, 'FuncCall')
    .map(nameOfCall)
    .filter((name) => changing.has(name)),
  ...nodesOf(tree, 'SQLValueFunction').map(() => 'current time'),
];

/** Whether an update, or what is done after a conflict, writes the column by which tables are distributed. */
const writesAccount = (change: Tree): boolean =>
  listAt(change, 'targetList').some((target) => textAt(treeAt(target, 'ResTarget'), 'name') === 'account_id');

const choices = ['CaseExpr', 'CoalesceExpr', 'MinMaxExpr'] as const;

function problemsOfUpdate(update: Tree): readonly string[] {
  const parts = [update['targetList'], update['whereClause'], update['fromClause']];
  return [
    ...(writesAccount(update) ? ['writes account_id'] : []),
    ...choices
      .flatMap((kind) => nodesOf(parts, kind))
      .flatMap(changingCalls)
      .map((name) => `${name}() in a choice`),
    ...nodesOf(parts, 'FuncCall')
      .filter((call) => changing.has(nameOfCall(call)) && nodesOf(call['args'], 'ColumnRef').length > 0)
      .map((call) => `${nameOfCall(call)}() of a column`),
  ];
}

function problemsOfConflict(insert: Tree): readonly string[] {
  const conflict = treeAt(insert, 'onConflictClause');
  if (conflict === undefined) return [];
  return [
    ...(writesAccount(conflict) ? ['writes account_id after a conflict'] : []),
    ...changingCalls(conflict['targetList']).map((name) => `${name}() after a conflict`),
  ];
}

const tableOf = (change: Tree): string => textAt(treeAt(change, 'relation'), 'relname') ?? '';

/** Returns what a distributed database refuses in a statement. `isDistributed` says which tables it spreads or copies. */
export async function distributionProblems(
  statement: string,
  isDistributed: (table: string) => boolean,
): Promise<readonly string[]> {
  await loadModule();
  const tree: unknown = parseSync(statement);
  const changes = (kind: string): readonly Tree[] =>
    nodesOf(tree, kind).filter((change) => isDistributed(tableOf(change)));
  return [
    ...[...changes('UpdateStmt'), ...changes('DeleteStmt')].flatMap(problemsOfUpdate),
    ...changes('InsertStmt').flatMap(problemsOfConflict),
  ];
}

/** Whether a statement locks the rows that it reads. */
export async function locksRows(statement: string): Promise<boolean> {
  await loadModule();
  return nodesOf(parseSync(statement), 'LockingClause').length > 0;
}
