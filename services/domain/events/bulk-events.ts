import { and, eq, inArray } from 'drizzle-orm';
import { validate } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { type EventRow, events } from '../../platform/database/schema/index.ts';
import { badUserInput } from '../errors.ts';
import { freeing, storing } from '../usage/storage.ts';
import type { EventCopy } from './event-copy.ts';
import { restoreAllReferences } from '../documents/references.ts';
import { insertTombstones, removeTombstones } from './tombstones.ts';

/** The maximum number of blocks that one request may delete or restore. */
export const maxAtOnce = 1_000;

/**
 * Deletes the account's blocks among `ids` and returns them as they were. Other ids are ignored. The rows are locked in
 * the order of their ids, as saving a résumé locks the blocks that it uses, so that the two cannot deadlock.
 */
export async function deleteEvents(db: Database, accountId: string, ids: readonly string[]): Promise<EventRow[]> {
  const validIds = [...new Set(ids.filter((id) => validate(id)).map((id) => id.toLowerCase()))];
  if (validIds.length === 0) return [];
  const matches = and(eq(events.accountId, accountId), inArray(events.id, validIds));
  return freeing(db, accountId, async (transaction) => {
    await transaction.select({ id: events.id }).from(events).where(matches).orderBy(events.id).for('update');
    const deleted = await transaction.delete(events).where(matches).returning();
    await insertTombstones(transaction, accountId, deleted);
    return deleted;
  });
}

/**
 * Stores deleted blocks again as they were, and restores their references from résumés. A block that already exists is
 * left unchanged, so that a request may be sent twice. Either all of them are restored or none: a block whose uuid
 * another block has taken causes BAD_USER_INPUT. Returns the rows as they are now.
 */
export async function restoreEvents(
  db: Database,
  accountId: string,
  copies: readonly EventCopy[],
): Promise<EventRow[]> {
  if (copies.length === 0) return [];
  const ids = copies.map(({ id }) => id);
  return storing(db, accountId, async (transaction) => {
    await transaction
      .insert(events)
      .values(
        copies.map(({ createdAt, updatedAt, ...copy }) => ({
          ...copy,
          accountId,
          createdAt: new Date(createdAt),
          updatedAt: new Date(updatedAt),
        })),
      )
      .onConflictDoNothing();
    const rows = await transaction
      .select()
      .from(events)
      .where(and(eq(events.accountId, accountId), inArray(events.id, ids)));
    if (rows.length < new Set(ids).size) {
      throw badUserInput([{ path: 'copies', message: 'Another block already has one of these UUIDs.' }]);
    }
    await restoreAllReferences(transaction, accountId, ids);
    await removeTombstones(
      transaction,
      accountId,
      rows.map(({ uuid }) => uuid),
    );
    return rows;
  });
}
