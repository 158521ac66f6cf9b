import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { validate, version as versionOf } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  type EventContents,
  type EventKind,
  type EventRow,
  events,
  newId,
} from '../../platform/database/schema/index.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { freeing, storingOne } from '../usage/storage.ts';
import type { EventDraft } from '../input/read-events.ts';
import { insertTombstones, hasTombstone } from './tombstones.ts';
import { recordId } from '../ids.ts';
import { restoreReferences } from '../documents/references.ts';
import { conflictOf, type VersionConflict } from '../documents/version-conflict.ts';

/** A row of one kind. The kind determines the content: both are written together, and neither changes alone. */
export type EventOf<Kind extends EventKind> = EventRow & { readonly kind: Kind; readonly content: EventContents[Kind] };

/**
 * Narrows a row to its kind. Queries have the kind in their condition, which the database types cannot express. Throws
 * for a row of another kind.
 */
export const narrowToKind = <Kind extends EventKind>(row: EventRow, kind: Kind): EventOf<Kind> => {
  if (row.kind !== kind) throw new Error(`Event ${row.id} is ${row.kind}, not ${kind}.`);
  return row as EventOf<Kind>;
};

const uuidTaken = (path: string) => badUserInput([{ path, message: 'Another block already has this UUID.' }]);

/**
 * A uuid that could be one of our own ids also becomes the id, so that a block that is created again has the same
 * identity.
 */
const ownIdOf = (uuid: string | null): string | undefined =>
  uuid !== null && validate(uuid) && versionOf(uuid) === 7 ? uuid.toLowerCase() : undefined;

/**
 * Stores a new block. An existing one with the same uuid and content is returned as it is, so that a request may be
 * sent twice; with other content, BAD_USER_INPUT is thrown at `path`. A deleted block that is stored again under its
 * uuid is restored in the documents that still refer to it.
 */
export async function insertEvent<Kind extends EventKind>(
  db: Transaction,
  accountId: string,
  kind: Kind,
  { uuid, content }: EventDraft<EventContents[Kind]>,
  path = 'uuid',
): Promise<EventOf<Kind>> {
  const ownId = ownIdOf(uuid);
  const id = ownId ?? newId();
  const [created] = await db
    .insert(events)
    .values({ accountId, id, uuid: uuid ?? id, kind, content })
    .onConflictDoNothing()
    .returning();
  if (created) {
    if (ownId !== undefined) await restoreReferences(db, accountId, id);
    return narrowToKind(created, kind);
  }
  const [other] = await db
    .select()
    .from(events)
    .where(and(eq(events.accountId, accountId), eq(events.uuid, uuid ?? id)));
  // The content is compared as JSON, as it was stored, because JSON drops undefined fields.
  if (other?.kind === kind && isDeepStrictEqual(other.content, JSON.parse(JSON.stringify(content))))
    return narrowToKind(other, kind);
  throw uuidTaken(path);
}

/**
 * The stored content's variants, or an empty object. New content without `variants` keeps them. `jsonb_set` returns null
 * for a null value; `jsonb_build_object` is not immutable, and a distributed table refuses it beside columns.
 */
const keptVariants = sql`coalesce(jsonb_set('{}', '{variants}', ${events.content} -> 'variants'), '{}'::jsonb)`;

/**
 * Replaces the content if `version` is still the newest; otherwise writes nothing. Content without `variants` keeps
 * those of the block.
 */
export async function updateEvent<Kind extends EventKind>(
  db: Database,
  accountId: string,
  kind: Kind,
  { id, version, content }: { readonly id: string; readonly version: number; readonly content: EventContents[Kind] },
): Promise<EventOf<Kind> | VersionConflict> {
  const one = and(eq(events.accountId, accountId), eq(events.id, recordId(id)), eq(events.kind, kind));
  const [row] = await storingOne(db, accountId, (transaction) =>
    transaction
      .update(events)
      .set({
        content: sql`${keptVariants} || ${JSON.stringify(content)}::jsonb`,
        version: sql`${events.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(one, eq(events.version, version)))
      .returning(),
  );
  if (row) return narrowToKind(row, kind);
  return conflictOf(await db.select({ version: events.version }).from(events).where(one));
}

/**
 * Deletes a block. The database deletes the rows that record which documents use it. Throws NO_DATA_FOUND for an
 * unknown block.
 */
export function deleteEvent(db: Database, accountId: string, id: string): Promise<string> {
  return freeing(db, accountId, async (transaction) => {
    const [row] = await transaction
      .delete(events)
      .where(and(eq(events.accountId, accountId), eq(events.id, recordId(id))))
      .returning();
    if (!row) throw noDataFound();
    await insertTombstones(transaction, accountId, [row]);
    return row.id;
  });
}

/**
 * Merges a partner's record: fields that the partner has changed since the last sync are replaced; all other fields
 * keep what the user wrote.
 */
function merge<Content extends object>(current: Content, synced: Content | null, incoming: Content): Content {
  if (!synced) return { ...current, ...incoming };
  const changed = (Object.keys(incoming) as (keyof Content)[]).filter(
    (field) => !isDeepStrictEqual(incoming[field], synced[field]),
  );
  return { ...current, ...Object.fromEntries(changed.map((field) => [field, incoming[field]])) };
}

/**
 * Stores a partner's record, which is found by its uuid. Field by field, the partner's value replaces ours only where
 * it differs from what the partner sent last, because a sync at each sign-in must not undo what the user wrote in
 * between. Returns undefined for a record whose block the user has deleted; it stays deleted.
 */
export async function syncEvent<Kind extends 'work' | 'edu'>(
  db: Database,
  accountId: string,
  kind: Kind,
  { uuid, content }: EventDraft<EventContents[Kind]>,
): Promise<EventOf<Kind> | undefined> {
  const name = uuid ?? newId();
  return storingOne(db, accountId, async (transaction) => {
    if (await hasTombstone(transaction, accountId, name)) return undefined;
    const [created] = await transaction
      .insert(events)
      .values({ accountId, uuid: name, kind, content, synced: content })
      .onConflictDoNothing({ target: [events.accountId, events.uuid] })
      .returning();
    if (created) return narrowToKind(created, kind);
    const one = and(eq(events.accountId, accountId), eq(events.uuid, name));
    const [row] = await transaction.select().from(events).where(one).for('update');
    if (row?.kind !== kind) throw uuidTaken('uuid');
    const current = narrowToKind(row, kind);
    const merged = merge(current.content, current.synced as EventContents[Kind] | null, content);
    const isNew = !isDeepStrictEqual(merged, current.content);
    if (!isNew && isDeepStrictEqual(current.synced, content)) return current;
    const [updated] = await transaction
      .update(events)
      .set({ content: merged, synced: content, ...(isNew && { version: row.version + 1, updatedAt: sql`now()` }) })
      .where(one)
      .returning();
    return narrowToKind(updated ?? row, kind);
  });
}
