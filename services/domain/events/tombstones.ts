import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type EventRow, forgottenRecords } from '../../platform/database/schema/index.ts';

/** Stores a tombstone for each deleted block that came from a partner, so that the next sync does not restore it. */
export async function deleteTombstonedRecords(
  db: DatabaseOrTransaction,
  accountId: string,
  deleted: readonly Pick<EventRow, 'uuid' | 'synced'>[],
): Promise<void> {
  const records = deleted.filter(({ synced }) => synced !== null).map(({ uuid }) => ({ accountId, uuid }));
  if (records.length > 0) await db.insert(forgottenRecords).values(records).onConflictDoNothing();
}

/** Returns whether the user has deleted the block of a partner's record. */
export async function hasTombstone(db: DatabaseOrTransaction, accountId: string, uuid: string): Promise<boolean> {
  const rows = await db
    .select({ uuid: forgottenRecords.uuid })
    .from(forgottenRecords)
    .where(and(eq(forgottenRecords.accountId, accountId), eq(forgottenRecords.uuid, uuid)));
  return rows.length > 0;
}

/** Removes the tombstones of restored blocks, so that syncs update them again. */
export async function removeTombstones(
  db: DatabaseOrTransaction,
  accountId: string,
  uuids: readonly string[],
): Promise<void> {
  if (uuids.length === 0) return;
  await db
    .delete(forgottenRecords)
    .where(and(eq(forgottenRecords.accountId, accountId), inArray(forgottenRecords.uuid, [...uuids])));
}
