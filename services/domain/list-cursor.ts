/** Cursors of lists that are sorted by a value, which may be missing, and then by id. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { badUserInput } from './errors.ts';

/** The order of a list. Records without a value to sort by come last, in either direction. */
export interface ListSort {
  readonly by: string;
  readonly isDescending: boolean;
}

interface Cursor {
  /** The sort value of the last record on the page, as text. */
  readonly value: string | null;
  readonly id: string;
}

const writeCursor = ({ by, isDescending }: ListSort, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([by, isDescending, value, id])).toString('base64url');

/** Throws BAD_USER_INPUT for anything but a cursor of this sort order. */
export function readCursor({ by, isDescending }: ListSort, text: string): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 4 && parts[0] === by && parts[1] === isDescending) {
      const [value, id] = parts.slice(2) as [unknown, unknown];
      if ((value === null || typeof value === 'string') && typeof id === 'string' && /^[\da-f-]{36}$/.test(id)) {
        return { value, id };
      }
    }
  } catch {
    // The error is thrown below.
  }
  throw badUserInput([{ path: 'after', message: 'The sort order has changed. Please start over.' }]);
}

interface SortColumns {
  readonly key: SQL;
  /** The SQL type of the key. */
  readonly type: string;
  readonly id: SQLWrapper;
  readonly isDescending: boolean;
}

/** A page of records, with the cursor of the next page; null on the last page. */
interface ListPage<Row> {
  readonly nodes: readonly Row[];
  readonly endCursor: string | null;
}

/** Makes a page of the rows read, which are one more than `first` where another page follows. */
export function pageOf<Row extends { readonly id: string; readonly sortValue: string | null }>(
  rows: readonly Row[],
  first: number,
  sort: ListSort,
): ListPage<Row> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = rows.length > first && last ? writeCursor(sort, { value: last.sortValue, id: last.id }) : null;
  return { nodes, endCursor };
}

/** Matches the records that come after a cursor. */
export function afterCursor({ value, id: lastId }: Cursor, { key, type, id, isDescending }: SortColumns): SQL {
  const beyond = sql.raw(isDescending ? '<' : '>');
  if (value === null) return sql`(${key} is null and ${id} ${beyond} ${lastId}::uuid)`;
  const last = sql`${value}::${sql.raw(type)}`;
  return sql`(${key} ${beyond} ${last} or (${key} = ${last} and ${id} ${beyond} ${lastId}::uuid) or ${key} is null)`;
}
