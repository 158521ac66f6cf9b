import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { DatabaseOrTransaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { outgoingMail } from '../database/schema/outgoing-mail.ts';
import type { Message } from './mailer.ts';

/** Keeps messages unreadable in the database and its backups. `label` binds a seal to its row. */
export interface Sealing {
  seal(text: string, label: string): string;
  /** Throws when none of the secrets opens it. */
  open(sealed: string, label: string): { readonly text: string };
}

/** A message that only this process sends for the duration of the lease. */
export interface ClaimedMessage {
  readonly id: string;
  /** The number of attempts, including this one. */
  readonly attempts: number;
  readonly uselessAt: Date;
  /** Throws when the message cannot be unsealed by this process. */
  readonly read: () => Message;
}

/** Milliseconds for which a message without `usefulFor` is tried. */
export const defaultUsefulForMs = 2 * 24 * 60 * 60 * 1000;
/** Milliseconds after which an attempt counts as lost. It is longer than any attempt may take (smtp-mailer.ts). */
export const leaseMs = 3 * 60 * 1000;

const labelOf = (id: string): string => `message ${id}`;
const later = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

/** Stores a message, sealed if a secret is shared. */
export async function store(
  connection: DatabaseOrTransaction,
  sealing: Sealing | undefined,
  { usefulFor = defaultUsefulForMs, ...message }: Message,
): Promise<void> {
  const id = createId();
  const text = JSON.stringify(message);
  await connection.insert(outgoingMail).values({
    id,
    message: sealing?.seal(text, labelOf(id)) ?? text,
    isSealed: sealing !== undefined,
    uselessAt: later(usefulFor),
  });
}

/**
 * Claims up to `most` due messages, the oldest first, and counts one more attempt. Messages that other processes have
 * claimed are skipped.
 */
export async function claimDue(
  database: Database,
  sealing: Sealing | undefined,
  most: number,
): Promise<ClaimedMessage[]> {
  const due = database
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(
      and(lte(outgoingMail.dueAt, sql`now()`), sealing === undefined ? eq(outgoingMail.isSealed, false) : undefined),
    )
    .orderBy(asc(outgoingMail.dueAt), asc(outgoingMail.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await database
    .update(outgoingMail)
    .set({ attempts: sql`${outgoingMail.attempts} + 1`, dueAt: later(leaseMs) })
    .where(inArray(outgoingMail.id, due))
    .returning();
  return rows.map(({ id, message, isSealed, attempts, uselessAt }) => ({
    id,
    attempts,
    uselessAt,
    read: () => JSON.parse(isSealed && sealing ? sealing.open(message, labelOf(id)).text : message) as Message,
  }));
}

/** Deletes a message that was sent or never will be. */
export async function deleteMessage(database: Database, id: string): Promise<void> {
  await database.delete(outgoingMail).where(eq(outgoingMail.id, id));
}

/** Schedules the next attempt after `delay` milliseconds. */
export async function tryLater(database: Database, id: string, delay: number): Promise<void> {
  await database
    .update(outgoingMail)
    .set({ dueAt: later(delay) })
    .where(eq(outgoingMail.id, id));
}

/** Deletes messages that have become useless and are not being sent. */
export async function dropUseless(database: Database): Promise<void> {
  await database
    .delete(outgoingMail)
    .where(and(lte(outgoingMail.uselessAt, sql`now()`), lte(outgoingMail.dueAt, sql`now()`)));
}
