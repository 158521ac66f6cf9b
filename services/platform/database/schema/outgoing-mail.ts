import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Messages that are not sent yet. A row is deleted as soon as its message has left, so nothing personal stays. It belongs to
 * nobody's account: what is sent may be about one that is gone.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid('id').primaryKey(),
    /** The message as JSON. */
    message: text('message').notNull(),
    /** Whether `message` is sealed under the identity secret: a waiting link opens an account. */
    isSealed: boolean('is_sealed').notNull(),
    /** Attempts that have begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt may begin; while one is under way, when it counts as lost. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** From when on nobody can do anything with the message. */
    uselessAt: timestamp('useless_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outgoing_mail_due').on(table.dueAt)],
);
