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

const ofAccount = (accountId: string) => and(eq(savedSearches.accountId, accountId), isNull(savedSearches.deletedAt));

const one = (accountId: string, id: string) =>
  and(eq(savedSearches.accountId, accountId), eq(savedSearches.id, recordId(id)));

/** In the order in which they were made. */
export const savedSearchesOf = (db: DatabaseOrTransaction, accountId: string): Promise<SavedSearch[]> =>
  db.select(columns).from(savedSearches).where(ofAccount(accountId)).orderBy(asc(savedSearches.id));

export interface NewSearch {
  /** Made by whoever asks; undefined: one is made here. */
  readonly id: string | undefined;
  readonly name: string;
  readonly search: PostingSearch;
  readonly sort: PostingSort;
  readonly isMailed: boolean;
}

/** Saves a search; sent twice with one id, it is one. What is there already counts as seen. */
export function saveSearch(db: Database, accountId: string, { id, ...search }: NewSearch): Promise<SavedSearch> {
  return db.transaction(async (transaction) => {
    // One after another for an account, so that two at once are not more than there may be.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    if (id !== undefined) {
      const [known] = await transaction.select(columns).from(savedSearches).where(one(accountId, id));
      if (known) return known;
    }
    if ((await transaction.$count(savedSearches, ofAccount(accountId))) >= searchLimits.saved) {
      throw badUserInput([{ path: '', message: `You can save at most ${searchLimits.saved} searches.` }]);
    }
    const [made] = await transaction
      .insert(savedSearches)
      .values({ accountId, ...(id !== undefined && { id: recordId(id) }), ...search })
      .returning(columns);
    if (!made) throw new Error('The database did not return the stored row.');
    return made;
  });
}

/** Throws NO_DATA_FOUND where `where` finds none. */
async function changed(
  db: DatabaseOrTransaction,
  where: ReturnType<typeof one>,
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

const live = (accountId: string, id: string) => and(one(accountId, id), isNull(savedSearches.deletedAt));

export type SearchChange = Partial<Omit<NewSearch, 'id'>>;

/** Changes what is named. A search for something else begins anew: what is there already counts as seen. */
export const updateSearch = (db: Database, accountId: string, id: string, change: SearchChange): Promise<SavedSearch> =>
  changed(db, live(accountId, id), {
    ...change,
    ...(change.search && { lastSeenAt: sql`now()`, mailedUntil: sql`now()` }),
    // Nobody wants by mail what came while no mail was wanted.
    ...(change.isMailed === true && {
      mailedUntil: sql`case when ${savedSearches.isMailed} then ${savedSearches.mailedUntil} else now() end`,
    }),
  });

/** All that is there now has been seen. */
export const seeSearch = (db: Database, accountId: string, id: string): Promise<SavedSearch> =>
  changed(db, live(accountId, id), { lastSeenAt: sql`now()` });

/** Deletes a search; `restoreSearch` brings it back for as long as a deleted job. */
export const deleteSearch = (db: Database, accountId: string, id: string): Promise<SavedSearch> =>
  changed(db, live(accountId, id), { deletedAt: sql`now()` });

/** Brings a deleted one back as it was. May be sent twice. */
export const restoreSearch = (db: Database, accountId: string, id: string): Promise<SavedSearch> =>
  changed(db, one(accountId, id), { deletedAt: null });

/** Forgets for good what was deleted long enough ago, of all accounts. */
export async function forgetDeletedSearches(db: Database): Promise<void> {
  await db
    .delete(savedSearches)
    .where(lt(savedSearches.deletedAt, sql`now() - make_interval(days => ${jobLimits.deletedForDays}::int)`));
}
