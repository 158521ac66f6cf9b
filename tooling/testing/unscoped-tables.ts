/** Decides from the tree of PostgreSQL's own parser whether a statement is limited to one account. */
import { loadModule, parseSync } from 'libpg-query';
import { isTree, listAt, textAt, type Tree, treeAt } from './statement-tree.ts';

/** A table or subquery as a query names it. */
interface Source {
  readonly table: string;
  /** Whether a condition must limit its rows to one account. */
  readonly mustBeScoped: boolean;
  /** The column that contains the account. */
  readonly key: string;
  /** Sources whose rows belong to the same account as the rows of this one. */
  readonly same: Set<Source>;
  /** Whether a condition compares the account column with a value. */
  isAnchored: boolean;
}

/** The sources of a query and of the queries around it. */
interface Level {
  readonly outer: Level | undefined;
  readonly sources: Map<string, Source>;
}

const queryKinds = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'] as const;

/** Splits a condition into the parts joined by AND. */
function conjunction(condition: Tree | undefined): readonly Tree[] {
  const and = condition && treeAt(condition, 'BoolExpr');
  if (and?.['boolop'] !== 'AND_EXPR') return condition ? [condition] : [];
  return listAt(and, 'args').flatMap(conjunction);
}

/** Returns `jobs.account_id` as ['jobs', 'account_id']. */
function columnOf(expression: Tree | undefined): readonly string[] | undefined {
  const reference = expression && treeAt(expression, 'ColumnRef');
  return reference && listAt(reference, 'fields').map((field) => textAt(treeAt(field, 'String'), 'sval') ?? '*');
}

function sourceOf(expression: Tree | undefined, level: Level): Source | undefined {
  const column = columnOf(expression);
  if (!column) return undefined;
  const name = column.at(-1);
  const table = column.at(-2);
  for (let at: Level | undefined = level; at; at = at.outer) {
    const found =
      table === undefined
        ? // A column without a table belongs to the only source that has it.
          [...at.sources.values()].filter(({ key }) => key === name)
        : [at.sources.get(table)].filter((each) => each?.key === name);
    if (found.length === 1) return found[0];
    if (table !== undefined && at.sources.has(table)) return undefined;
  }
  return undefined;
}

const isValue = (expression: Tree | undefined): boolean =>
  expression !== undefined && !JSON.stringify(expression).includes('"ColumnRef"');

/**
 * Returns the tables of a statement whose rows may belong to other accounts than the one it names. `isOfAccount` says
 * which tables contain data of accounts.
 */
export async function unscopedTables(
  statement: string,
  isOfAccount: (table: string) => boolean,
): Promise<readonly string[]> {
  await loadModule();
  const all: Source[] = [];
  const offenders: string[] = [];

  function name(level: Level, range: Tree): void {
    const table = textAt(range, 'relname') ?? '';
    const known = level.sources.has(table) || isNamedOutside(level, table);
    const mustBeScoped = !known && isOfAccount(table);
    const key = table === 'accounts' ? 'id' : 'account_id';
    const source = { table, mustBeScoped, key, same: new Set<Source>(), isAnchored: known };
    all.push(source);
    level.sources.set(textAt(treeAt(range, 'alias'), 'aliasname') ?? table, source);
  }
  /** A common table expression (`with … as`) is checked where it is defined. */
  const isNamedOutside = (level: Level, table: string): boolean =>
    named.has(table) || (level.outer !== undefined && isNamedOutside(level.outer, table));
  const named = new Set<string>();

  function equate(condition: Tree, level: Level): void {
    const equation = treeAt(condition, 'A_Expr');
    if (
      equation?.['kind'] !== 'AEXPR_OP' ||
      textAt(treeAt(listAt(equation, 'name')[0] ?? {}, 'String'), 'sval') !== '='
    )
      return;
    const [left, right] = [treeAt(equation, 'lexpr'), treeAt(equation, 'rexpr')];
    const [one, other] = [sourceOf(left, level), sourceOf(right, level)];
    if (one && other) {
      one.same.add(other);
      other.same.add(one);
    } else if (one && isValue(right)) one.isAnchored = true;
    else if (other && isValue(left)) other.isAnchored = true;
    // A comparison of the subject identifies one account, too: that of the person who signs in.
    for (const [side, value] of [[left, right] as const, [right, left] as const]) {
      const [table, column] = columnOf(side)?.slice(-2) ?? [];
      const accounts = table === undefined ? undefined : level.sources.get(table);
      if (accounts?.table === 'accounts' && column === 'subject' && isValue(value)) accounts.isAnchored = true;
    }
  }

  function from(item: Tree, level: Level): void {
    const range = treeAt(item, 'RangeVar');
    if (range) name(level, range);
    const inner = treeAt(item, 'RangeSubselect');
    if (inner) {
      // A subquery is checked separately; here its rows count as limited by its own conditions.
      const alias = textAt(treeAt(inner, 'alias'), 'aliasname') ?? '';
      const source = {
        table: alias,
        mustBeScoped: false,
        key: 'account_id',
        same: new Set<Source>(),
        isAnchored: true,
      };
      level.sources.set(alias, source);
      visit(treeAt(inner, 'subquery') ?? {}, level);
    }
    const join = treeAt(item, 'JoinExpr');
    if (!join) return;
    for (const side of ['larg', 'rarg']) from(treeAt(join, side) ?? {}, level);
    hold(treeAt(join, 'quals'), level);
  }

  function hold(condition: Tree | undefined, level: Level): void {
    for (const part of conjunction(condition)) equate(part, level);
    if (condition) visit(condition, level);
  }

  function query(tree: Tree, kind: (typeof queryKinds)[number], outer: Level | undefined): void {
    const level: Level = { outer, sources: new Map() };
    for (const cte of listAt(treeAt(tree, 'withClause') ?? {}, 'ctes')) {
      const body = treeAt(cte, 'CommonTableExpr');
      visit(treeAt(body ?? {}, 'ctequery') ?? {}, level);
      named.add(textAt(body, 'ctename') ?? '');
    }
    const target = treeAt(tree, 'relation');
    if (target && kind === 'InsertStmt') {
      const table = textAt(target, 'relname') ?? '';
      const columns = listAt(tree, 'cols').map((column) => textAt(treeAt(column, 'ResTarget'), 'name'));
      if (isOfAccount(table) && !columns.includes('account_id')) offenders.push(table);
    } else if (target) name(level, target);
    for (const item of [...listAt(tree, 'fromClause'), ...listAt(tree, 'usingClause')]) from(item, level);
    hold(treeAt(tree, 'whereClause'), level);
    const seen = ['fromClause', 'usingClause', 'whereClause', 'withClause'];
    visit(Object.fromEntries(Object.entries(tree).filter(([part]) => !seen.includes(part))), level);
  }

  /** Visits every nested query, each once: the sides of a union are nested, so that a second visit would double all. */
  function visit(tree: Tree, level: Level | undefined): void {
    for (const [kind, value] of Object.entries(tree)) {
      const known = queryKinds.find((each) => each === kind);
      if (known && isTree(value)) query(value, known, level);
      // Each side of a union is a separate query without an alias.
      else if ((kind === 'larg' || kind === 'rarg') && isTree(value) && 'limitOption' in value)
        query(value, 'SelectStmt', level);
      else
        for (const child of Array.isArray(value) ? value.filter(isTree) : isTree(value) ? [value] : [])
          visit(child, level);
    }
  }

  visit({ statements: parseSync(statement).stmts }, undefined);
  const scoped = new Set<Source>();
  const spread = (source: Source): void => {
    if (scoped.has(source)) return;
    scoped.add(source);
    for (const each of source.same) spread(each);
  };
  for (const source of all) if (source.isAnchored) spread(source);
  return [
    ...offenders,
    ...all.filter((source) => source.mustBeScoped && !scoped.has(source)).map(({ table }) => table),
  ];
}
