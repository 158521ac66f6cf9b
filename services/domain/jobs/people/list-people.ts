import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { searchTermsOf } from '../../../../shared/documents/text/search-terms.ts';
import type { Database } from '../../../platform/database/database.ts';
import { people } from '../../../platform/database/schema/index.ts';
import { likePattern } from '../../like-pattern.ts';
import { afterCursor, pageOf, readCursor } from '../../list-cursor.ts';
import { adoptContacts } from './adopt-contacts.ts';
import { livePeople, personColumns, type PersonRecord } from './person-record.ts';

/** The sort keys of the list, with the SQL type of their values. */
const keys = {
  lastContactOn: [sql`${people.lastContactOn}`, 'date'],
  name: [sql`lower(coalesce(${people.name}, ${people.email}))`, 'text'],
  company: [sql`lower(${people.company})`, 'text'],
  createdAt: [sql`${people.createdAt}`, 'timestamptz'],
} as const satisfies Readonly<Record<string, readonly [SQL, string]>>;

export type PersonSortKey = keyof typeof keys;
export const personSortKeys = Object.keys(keys) as [PersonSortKey, ...PersonSortKey[]];

/** The order of a list. People without a value to sort by come last, in either direction. */
export interface PersonSort {
  readonly by: PersonSortKey;
  readonly isDescending: boolean;
}

export interface PersonPage {
  readonly nodes: readonly PersonRecord[];
  /** The cursor of the next page; null on the last page. */
  readonly endCursor: string | null;
  readonly total: () => Promise<number>;
}

interface ListQuery {
  /** Words that must all occur in what is known of a person. */
  readonly text: string | undefined;
  readonly sort: PersonSort;
  readonly after: string | undefined;
  readonly first: number;
}

/** Reads one page of the account's people. Contacts of jobs that refer to no person become people first. */
export async function listPeople(db: Database, accountId: string, query: ListQuery): Promise<PersonPage> {
  const { sort, first } = query;
  const [key, type] = keys[sort.by];
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  const cursor = query.after === undefined ? undefined : readCursor(sort, query.after);
  await adoptContacts(db, accountId);
  const { words } = searchTermsOf(query.text ?? '');
  const where = and(
    livePeople(accountId),
    ...words.map((spellings) => or(...spellings.map((word) => like(people.searchText, likePattern(word))))),
  );
  const rows = await db
    .select({ ...personColumns, sortValue: sql<string | null>`(${key})::text` })
    .from(people)
    .where(and(where, cursor && afterCursor(cursor, { key, type, id: people.id, isDescending: sort.isDescending })))
    .orderBy(sql`${key} ${direction} nulls last`, sql`${people.id} ${direction}`)
    .limit(first + 1);
  return { ...pageOf(rows, first, sort), total: () => db.$count(people, where) };
}
