import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';
import { digestTable } from './digest-table.ts';

/** A private calendar of a person's deadlines, interviews and next steps, which calendar programs subscribe to. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: accountIdColumn(),
    /** The unguessable part of its address; another one when it is renewed. */
    address: text('address').notNull(),
    /** BCP 47: of what stands in it besides what the person wrote. */
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
export const jobDigests = digestTable('job_digests');
