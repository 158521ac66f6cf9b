import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { type PostingSearch, postingSorts } from '../../../../shared/documents/postings/posting-search.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';
import { digestTable } from './digest-table.ts';

/** Job searches that a user has saved. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    name: text('name').notNull(),
    search: jsonb('search').$type<PostingSearch>().notNull(),
    sort: text('sort', { enum: postingSorts }).notNull(),
    /** Whether new postings are included in the daily email. */
    isMailed: boolean('is_mailed').notNull().default(false),
    /** Postings that were first seen before this moment have been seen. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Postings that were first seen before this moment have been in an email, or existed before emails were requested.
     */
    mailedUntil: timestamp('mailed_until', { withTimezone: true }).notNull().defaultNow(),
    /** Set while the owner can still restore the search. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'saved_searches_pkey', columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'saved_searches_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
    index('saved_searches_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Accounts that want an email on each day on which a saved search has new results. */
export const searchDigests = digestTable('search_digests');

export type SavedSearchRow = typeof savedSearches.$inferSelect;
