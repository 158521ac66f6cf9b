import { and, eq, inArray } from 'drizzle-orm';
import { validate } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { type EventRow, events } from '../../platform/database/schema/index.ts';
import { badUserInput } from '../errors.ts';
import type { EventCopy } from './event-copy.ts';
import { restoreAllReferences } from '../documents/references.ts';
import { deleteTombstonedRecords, removeTombstones } from './tombstones.ts';

/** Blocks that one request may delete or bring back. */
export const maxAtOnce = 1_000;

/**
 * Removes the account's blocks among `ids` and answers with them as they were; other ids are passed over. The rows are
 * locked in the order of their ids, as a résumé that is being saved locks those that it uses.
 */
export async function deleteEvents(db: Database, accountId: string, ids: readonly string[]): Promise<EventRow[]> {
  const wanted = [...new Set(ids.filter((id) => validate(id)).map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return [];
  const mine = and(eq(events.accountId, accountId), inArray(events.id, wanted));
  return db.transaction(async (transaction) => {
    await transaction.select({ id: events.id }).from(events).where(mine).orderBy(events.id).for('update');
    const deleted = await transaction.delete(events).where(mine).returning();
    await deleteTombstonedRecords(transaction, accountId, deleted);
    return deleted;
  });
}

/**
 * Stores deleted blocks again as they were, and into the résumés that still name them. A block that is there again
 * already stays as it is, so that a request may be sent twice. All of them come back, or none: one whose uuid another
 * block has taken meanwhile is BAD_USER_INPUT. Answers with the rows that are now there.
 */
export async function restoreEvents(
  db: Database,
  accountId: string,
  copies: readonly EventCopy[],
): Promise<EventRow[]> {
  if (copies.length === 0) return [];
  const ids = copies.map(({ id }) => id);
  return db.transaction(async (transaction) => {
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
