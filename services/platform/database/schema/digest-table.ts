import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';

/** Who wants a message at an hour of their day, on days on which there is something to tell. One table for each kind of news. */
export const digestTable = (name: string) =>
  pgTable(
    name,
    {
      accountId: accountIdColumn(),
      /** Where it goes: the address that the person signs in with. */
      email: text('email').notNull(),
      /** IANA: where the person's morning is. */
      timeZone: text('time_zone').notNull(),
      /** The hour there, 0 to 23. */
      hour: smallint('hour').notNull(),
      /** BCP 47: of the message. */
      language: text('language').notNull(),
      /** The unguessable part of the address in each message that begins or ends them. */
      secret: text('secret').notNull(),
      /** Null until the reader has said that the messages are wanted: anybody can sign up with anybody's address. */
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

/** The table of any kind of daily message. */
export type DigestTable = ReturnType<typeof digestTable>;
export type DigestRow = DigestTable['$inferSelect'];
