import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../platform/database/database.ts';
import { shareAddresses, shares } from '../../platform/database/schema/index.ts';
import { noDataFound } from '../errors.ts';
import { freeing } from '../usage/storage.ts';
import { oneShare, readShare, type ShareRecord } from './share-record.ts';

/** Creates an address from 128 random bits, which cannot be guessed. */
export const newAddress = (): string => randomBytes(16).toString('base64url');

/** Gives a link a new address, so that the previous one stops working. Throws NO_DATA_FOUND for an unknown link. */
export function renewShare(db: Database, accountId: string, id: string): Promise<ShareRecord> {
  const address = newAddress();
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ id: shares.id, address: shares.address })
      .from(shares)
      .where(oneShare(accountId, id))
      .for('update');
    if (!before) throw noDataFound();
    await transaction
      .update(shares)
      .set({ address, updatedAt: sql`now()` })
      .where(oneShare(accountId, id));
    await transaction.delete(shareAddresses).where(eq(shareAddresses.address, before.address));
    await transaction.insert(shareAddresses).values({ address, accountId, shareId: before.id });
    return readShare(transaction, accountId, id);
  });
}

/** Deletes all links of an account permanently. */
export async function revokeAllShares(db: DatabaseOrTransaction, accountId: string): Promise<void> {
  await db.delete(shares).where(eq(shares.accountId, accountId));
  await db.delete(shareAddresses).where(eq(shareAddresses.accountId, accountId));
}

/** Deletes a link permanently. Throws NO_DATA_FOUND for an unknown link. */
export function revokeShare(db: Database, accountId: string, id: string): Promise<string> {
  return freeing(db, accountId, async (transaction) => {
    const [revoked] = await transaction
      .delete(shares)
      .where(oneShare(accountId, id))
      .returning({ id: shares.id, address: shares.address });
    if (!revoked) throw noDataFound();
    await transaction.delete(shareAddresses).where(eq(shareAddresses.address, revoked.address));
    return revoked.id;
  });
}
