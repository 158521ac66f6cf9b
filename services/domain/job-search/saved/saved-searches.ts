import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import {
  noSearch,
  type PostingSearch,
  type PostingSort,
  searchLimits,
} from '../../../../shared/documents/postings/posting-search.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { accounts, type SavedSearchRow, savedSearches } from '../../../platform/database/schema/index.ts';
import { badUserInput, noDataFound } from '../../errors.ts';
import { recordId } from '../../ids.ts';
import { freeing, storing } from '../../usage/storage.ts';

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  search: savedSearches.search,
  sort: savedSearches.sort,
  isMailed: savedSearches.isMailed,
  lastSeenAt: savedSearches.lastSeenAt,
  mailedUntil: savedSearches.mailedUntil,
};
export type SavedSearch = Pick<SavedSearchRow, keyof typeof columns>;

const isOfAccount = (accountId: string) => and(eq(savedSearches.accountId, accountId), isNull(savedSearches.deletedAt));

const isSearch = (accountId: string, id: string) =>
  and(eq(savedSearches.accountId, accountId), eq(savedSearches.id, recordId(id)));

/** Lists the account's saved searches in the order in which they were created. */
export const listSavedSearches = (db: DatabaseOrTransaction, accountId: string): Promise<SavedSearch[]> =>
  db.select(columns).from(savedSearches).where(isOfAccount(accountId)).orderBy(asc(savedSearches.id));

export interface NewSearch {
  /** An id from the client; undefined to create one here. */
  readonly id: string | undefined;
  readonly name: string;
  readonly search: PostingSearch;
  readonly sort: PostingSort;
  readonly isMailed: boolean;
}

/**
 * Saves a search. The same id sent twice results in one search. Existing postings count as seen. Throws BAD_USER_INPUT
 * when the account has too many, or another one with the name or the same criteria.
 */
export function saveSearch(db: Database, accountId: string, { id, ...search }: NewSearch): Promise<SavedSearch> {
  return storing(db, accountId, async (transaction) => {
    // Locks the account, so that concurrent requests cannot exceed the maximum together.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if (id !== undefined) {
      const [existing] = await transaction.select(columns).from(savedSearches).where(isSearch(accountId, id));
      if (existing) return existing;
    }
    await refuseDuplicate(transaction, accountId, search);
    if ((await transaction.$count(savedSearches, isOfAccount(accountId))) >= searchLimits.saved) {
      throw badUserInput([{ path: '', message: `You can save at most ${searchLimits.saved} searches.` }]);
    }
    const [created] = await transaction
      .insert(savedSearches)
      .values({ accountId, ...(id !== undefined && { id: recordId(id) }), ...search })
      .returning(columns);
    if (!created) throw new Error('The database did not return the stored row.');
    return created;
  });
}

/** Updates one search. Throws NO_DATA_FOUND if `where` matches none. */
async function updateOne(
  db: DatabaseOrTransaction,
  where: ReturnType<typeof isSearch>,
  change: Parameters<ReturnType<Database['update']>['set']>[0],
): Promise<SavedSearch> {
  const [row] = await db
    .update(savedSearches)
    .set({ ...change, updatedAt: sql`now()` })
    .where(where)
    .returning(columns);
  if (!row) throw noDataFound();
  return row;
}

const live = (accountId: string, id: string) => and(isSearch(accountId, id), isNull(savedSearches.deletedAt));

/** Throws BAD_USER_INPUT if another search of the account has the same name or looks for the same. */
async function refuseDuplicate(
  db: DatabaseOrTransaction,
  accountId: string,
  { name, search }: SearchChange,
  id?: string,
): Promise<void> {
  const all = await listSavedSearches(db, accountId);
  const others = all.filter((each) => each.id !== id);
  const key = search && searchKey(search);
  const same = key === undefined ? undefined : others.find((each) => searchKey(each.search) === key);
  if (same) throw badUserInput([{ path: 'search', message: `You’ve already saved this search as “${same.name}”.` }]);
  if (others.some((each) => each.name === name)) {
    throw badUserInput([{ path: 'name', message: `You already have a search called “${name}”.` }]);
  }
}

/** A text that is equal for equal searches. One that was saved before a criterion existed does not have it. */
const searchKey = (search: PostingSearch): string =>
  JSON.stringify(Object.entries({ ...noSearch, ...search }).sort(([a], [b]) => (a < b ? -1 : 1)));

export type SearchChange = Partial<Omit<NewSearch, 'id'>>;

/**
 * Changes the given fields. If the search itself changes, existing postings count as seen. Throws NO_DATA_FOUND for an
 * unknown id, and BAD_USER_INPUT if another search has the name or looks for the same.
 */
export async function updateSearch(
  db: Database,
  accountId: string,
  id: string,
  change: SearchChange,
): Promise<SavedSearch> {
  await refuseDuplicate(db, accountId, change, recordId(id));
  return updateOne(db, live(accountId, id), {
    ...change,
    ...(change.search && { lastSeenAt: sql`now()`, mailedUntil: sql`now()` }),
    // Emails do not include postings that arrived while emails were off.
    ...(change.isMailed === true && {
      mailedUntil: sql`case when ${savedSearches.isMailed} then ${savedSearches.mailedUntil} else now() end`,
    }),
  });
}

/** Marks all current results as seen. Throws NO_DATA_FOUND for an unknown id. */
export const markSearchSeen = (db: Database, accountId: string, id: string): Promise<SavedSearch> =>
  updateOne(db, live(accountId, id), { lastSeenAt: sql`now()` });

/**
 * Deletes a search. `restoreSearch` can restore it for as long as a deleted job. Throws NO_DATA_FOUND for an unknown
 * id.
 */
export const deleteSearch = (db: Database, accountId: string, id: string): Promise<SavedSearch> =>
  freeing(db, accountId, (transaction) => updateOne(transaction, live(accountId, id), { deletedAt: sql`now()` }));

/**
 * Restores a deleted search as it was. A repeated call has no further effect. Throws NO_DATA_FOUND for an unknown id.
 */
export const restoreSearch = (db: Database, accountId: string, id: string): Promise<SavedSearch> =>
  storing(db, accountId, (transaction) => updateOne(transaction, isSearch(accountId, id), { deletedAt: null }));

/** Purges searches of all accounts whose time for restoring has passed. */
export async function purgeDeletedSearches(db: Database): Promise<void> {
  await db
    .delete(savedSearches)
    .where(lt(savedSearches.deletedAt, sql`now() - make_interval(days => ${jobLimits.deletedForDays}::int)`));
}
