import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { accounts, calendarAddresses, jobFiles, shareAddresses } from '../../../platform/database/schema/index.ts';
import { fileKey } from '../../job-file-key.ts';
import { headshotKey } from '../../headshots/change-headshot.ts';
import { removeBuyers } from '../../plans/orders/purge-orders.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';

/** The places in which the data of accounts is stored. */
export interface DataPlaces {
  readonly database: Database;
  readonly store: ObjectStore;
}

/**
 * Deletes accounts with all their data: first pictures and files in the object store, then the rows. Everything else is deleted
 * by foreign keys, except the addresses of links and calendars. If this fails halfway, the remaining rows allow it to
 * be repeated. Unknown accounts are ignored.
 */
function deleteWhere({ database, store }: DataPlaces, condition: SQL | undefined): Promise<void> {
  return database.transaction(async (transaction) => {
    const { id, headshotUrl } = accounts;
    // The lock prevents a concurrent upload of a picture: the upload then finds no account.
    const rows = await transaction.select({ id, headshotUrl }).from(accounts).where(condition).for('update');
    for (const account of rows) {
      const key = headshotKey(account.headshotUrl);
      if (key !== undefined) await store.delete(key);
    }
    const ids = rows.map((account) => account.id);
    if (ids.length === 0) return;
    const { accountId, id: fileId } = jobFiles;
    // Account by account: a distributed database deletes no accounts after a query of several machines at once.
    for (const owner of ids) {
      const files = await transaction.select({ accountId, id: fileId }).from(jobFiles).where(eq(accountId, owner));
      for (const file of files) await store.delete(fileKey(file));
    }
    await removeBuyers(transaction, ids);
    await transaction.delete(shareAddresses).where(inArray(shareAddresses.accountId, ids));
    await transaction.delete(calendarAddresses).where(inArray(calendarAddresses.accountId, ids));
    await transaction.delete(accounts).where(inArray(id, ids));
  });
}

/** Deletes the accounts of these subjects of one issuer. */
export const deleteDataOf = (places: DataPlaces, issuer: string, subjects: readonly string[]): Promise<void> =>
  deleteWhere(places, and(eq(accounts.issuer, issuer), inArray(accounts.subject, [...subjects])));
