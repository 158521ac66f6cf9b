import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type EventRow, tombstones } from '../../platform/database/schema/index.ts';

/** Stores a tombstone for each deleted block that came from a partner, so that the next sync does not restore it. */
export async function insertTombstones(
  db: DatabaseOrTransaction,
  accountId: string,
  deleted: readonly Pick<EventRow, 'uuid' | 'synced'>[],
): Promise<void> {
  const records = deleted.filter(({ synced }) => synced !== null).map(({ uuid }) => ({ accountId, uuid }));
  if (records.length > 0) await db.insert(tombstones).values(records).onConflictDoNothing();
}

/** Returns whether the user has deleted the block of a partner's record. */
export async function hasTombstone(db: DatabaseOrTransaction, accountId: string, uuid: string): Promise<boolean> {
  const rows = await db
    .select({ uuid: tombstones.uuid })
    .from(tombstones)
    .where(and(eq(tombstones.accountId, accountId), eq(tombstones.uuid, uuid)));
  return rows.length > 0;
}

/** Removes the tombstones of restored blocks, so that syncs update them again. */
export async function removeTombstones(
  db: DatabaseOrTransaction,
  accountId: string,
  uuids: readonly string[],
): Promise<void> {
  if (uuids.length === 0) return;
  await db.delete(tombstones).where(and(eq(tombstones.accountId, accountId), inArray(tombstones.uuid, [...uuids])));
}
