import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';

/**
 * Creates a table of accounts that want a daily email at an hour of their day, on days with something to report. Each
 * kind of digest has its own table.
 */
export const digestTable = (name: string) =>
  pgTable(
    name,
    {
      accountId: accountIdColumn(),
      /** The recipient: the address that the account signs in with. */
      email: text('email').notNull(),
      /** The IANA time zone of the recipient. */
      timeZone: text('time_zone').notNull(),
      /** The hour of the day in that time zone, 0 to 23. */
      hour: smallint('hour').notNull(),
      /** The language of the message (BCP 47). */
      language: text('language').notNull(),
      /** The unguessable part of the address, in each message, that starts or stops the messages. */
      secret: text('secret').notNull(),
      /** Null until the reader has confirmed the messages, because anyone can sign up with any address. */
      confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
      nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ name: `${name}_pkey`, columns: [table.accountId] }),
      foreignKey({ name: `${name}_account_fkey`, columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
        'cascade',
      ),
      index(`${name}_due_index`)
        .on(table.nextAt)
        .where(sql`${table.confirmedAt} is not null`),
    ],
  );

/** The table of one kind of daily message. */
export type DigestTable = ReturnType<typeof digestTable>;
export type DigestRow = DigestTable['$inferSelect'];
