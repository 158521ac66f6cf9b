import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Messages that have not been sent yet. A row is deleted as soon as its message has left, so that no personal data
 * stays. Rows belong to no account, because a message may be about an account that was deleted.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid('id').primaryKey(),
    /** The message as JSON. */
    message: text('message').notNull(),
    /**
     * Whether `message` is sealed under the identity secret, because a link in a waiting message gives access to an
     * account.
     */
    isSealed: boolean('is_sealed').notNull(),
    /** The number of attempts that have begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt may begin; during an attempt, when that attempt counts as lost. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the message becomes useless to its recipient. */
    uselessAt: timestamp('useless_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outgoing_mail_due').on(table.dueAt)],
);
