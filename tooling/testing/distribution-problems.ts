/**
 * Finds what a distributed database refuses in a statement, from the tree of PostgreSQL's own parser. The rules are those
 * that a Citus cluster enforces (docs/operating/database-and-scaling.md "Distributing accounts"); volatile operators, such
 * as adding months to a time, cannot be seen without types.
 */
import { loadModule, parseSync } from 'libpg-query';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const names = nodesOf(funcname, 'String').map(({ sval }) => (typeof sval === 'string' ? sval : ''));
  return names.at(-1) ?? '';
};

const changingCalls = (tree: unknown): readonly string[] => [
  ...nodesOf(tree, 'FuncCall')
    .map(nameOfCall)
    .filter((name) => changing.has(name)),
  ...nodesOf(tree, 'SQLValueFunction').map(() => 'current time'),
];

/** The columns that a list of assignments writes. */
const writtenColumns = (targets: unknown): readonly string[] =>
  (Array.isArray(targets) ? targets : []).flatMap((target: unknown) =>
    isTree(target) && isTree(target['ResTarget']) && typeof target['ResTarget']['name'] === 'string'
      ? [target['ResTarget']['name']]
      : [],
  );

const choices = ['CaseExpr', 'CoalesceExpr', 'MinMaxExpr'] as const;

function problemsOfUpdate({ targetList, whereClause, fromClause }: Tree): readonly string[] {
  const parts = [targetList, whereClause, fromClause];
  return [
    ...(writtenColumns(targetList).includes('account_id') ? ['writes account_id'] : []),
    ...choices
      .flatMap((kind) => nodesOf(parts, kind))
      .flatMap(changingCalls)
      .map((name) => `${name}() in a choice`),
    ...nodesOf(parts, 'FuncCall')
      .filter((call) => changing.has(nameOfCall(call)) && nodesOf(call['args'], 'ColumnRef').length > 0)
      .map((call) => `${nameOfCall(call)}() of a column`),
  ];
}

const problemsOfConflict = ({ onConflictClause }: Tree): readonly string[] => {
  const targets = isTree(onConflictClause) ? onConflictClause['targetList'] : undefined;
  return [
    ...(writtenColumns(targets).includes('account_id') ? ['writes account_id after a conflict'] : []),
    ...changingCalls(targets).map((name) => `${name}() after a conflict`),
  ];
};

const tableOf = ({ relation }: Tree): string =>
  isTree(relation) && typeof relation['relname'] === 'string' ? relation['relname'] : '';

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
