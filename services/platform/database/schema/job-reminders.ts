import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';
import { digestTable } from './digest-table.ts';

/** A private calendar of a user's deadlines, interviews, and next steps, to which calendar programs subscribe. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: accountIdColumn(),
    /** The unguessable part of the feed's address. Renewing the feed replaces it. */
    address: text('address').notNull(),
    /** The language (BCP 47) of the calendar's own texts, as opposed to what the user wrote. */
    language: text('language').notNull().default('en'),
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

/**
 * Maps the address of a feed to its account, as `share_addresses` does for shares. An address whose feed was deleted no
 * longer resolves.
 */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    address: text('address').primaryKey(),
    accountId: uuid('account_id').notNull(),
  },
  (table) => [index('calendar_addresses_account_index').on(table.accountId)],
);

/** Accounts that want a morning email about what is due. */
export const jobDigests = digestTable('job_digests');
