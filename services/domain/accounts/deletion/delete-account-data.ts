import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { accounts, calendarAddresses, shareAddresses } from '../../../platform/database/schema/index.ts';
import { headshotKey } from '../../headshots/change-headshot.ts';
import { forgetBuyers } from '../../plans/orders/forget-orders.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';

/** Where a person's data is. */
export interface DataPlaces {
  readonly database: Database;
  readonly store: ObjectStore;
}

/**
 * Deletes accounts with everything in them: pictures in the store first, then the rows, on which all the rest but the
 * addresses of links and calendars hangs by foreign key. What fails in between is found again by the rows. Unknown accounts count as deleted.
 */
function deleteWhere({ database, store }: DataPlaces, condition: SQL | undefined): Promise<void> {
  return database.transaction(async (transaction) => {
    const { id, headshotUrl } = accounts;
    // Locked, so that no picture comes in between: whoever uploads one then finds no account.
    const found = await transaction.select({ id, headshotUrl }).from(accounts).where(condition).for('update');
    for (const account of found) {
      const key = headshotKey(account.headshotUrl);
      if (key !== undefined) await store.delete(key);
    }
    const ids = found.map((account) => account.id);
    if (ids.length === 0) return;
    await forgetBuyers(transaction, ids);
    await transaction.delete(shareAddresses).where(inArray(shareAddresses.accountId, ids));
    await transaction.delete(calendarAddresses).where(inArray(calendarAddresses.accountId, ids));
    await transaction.delete(accounts).where(inArray(id, ids));
  });
}

/** Deletes the accounts of these subjects of one issuer. */
export const deleteDataOf = (places: DataPlaces, issuer: string, subjects: readonly string[]): Promise<void> =>
  deleteWhere(places, and(eq(accounts.issuer, issuer), inArray(accounts.subject, [...subjects])));
