import { foreignKey, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';

/** A private calendar of a person's deadlines, interviews and next steps, which calendar programs subscribe to. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: accountIdColumn(),
    /** The unguessable part of its address; another one when it is renewed. */
    address: text('address').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'calendar_feeds_pkey', columns: [table.accountId] }),
    foreignKey({
      name: 'calendar_feeds_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
  ],
);

/** Leads from the address of a feed to its account, as `share_addresses` does; one whose feed is gone leads nowhere. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    address: text('address').primaryKey(),
    accountId: uuid('account_id').notNull(),
  },
  (table) => [index('calendar_addresses_account_index').on(table.accountId)],
);

/** Who wants a message in the morning about what is due. */
export const jobDigests = pgTable(
  'job_digests',
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
    primaryKey({ name: 'job_digests_pkey', columns: [table.accountId] }),
    foreignKey({
      name: 'job_digests_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
  ],
);

export type JobDigestRow = typeof jobDigests.$inferSelect;
