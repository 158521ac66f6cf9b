import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import {
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
 * when the account has too many.
 */
export function saveSearch(db: Database, accountId: string, { id, ...search }: NewSearch): Promise<SavedSearch> {
  return storing(db, accountId, async (transaction) => {
    // Locks the account, so that concurrent requests cannot exceed the maximum together.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if (id !== undefined) {
      const [existing] = await transaction.select(columns).from(savedSearches).where(isSearch(accountId, id));
      if (existing) return existing;
    }
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

export type SearchChange = Partial<Omit<NewSearch, 'id'>>;

/**
 * Changes the given fields. If the search itself changes, existing postings count as seen. Throws NO_DATA_FOUND for an
 * unknown id.
 */
export const updateSearch = (db: Database, accountId: string, id: string, change: SearchChange): Promise<SavedSearch> =>
  updateOne(db, live(accountId, id), {
    ...change,
    ...(change.search && { lastSeenAt: sql`now()`, mailedUntil: sql`now()` }),
    // Emails do not include postings that arrived while emails were off.
    ...(change.isMailed === true && {
      mailedUntil: sql`case when ${savedSearches.isMailed} then ${savedSearches.mailedUntil} else now() end`,
    }),
  });

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
