import { foreignKey, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { dismissalReasons, type LearnedTrait } from '../../../../shared/matching/match/learned.ts';
import type { MatchWeights } from '../../../../shared/matching/match/weights.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn } from './columns.ts';

/** How much each part of a score counts for a user who has changed the weights. */
export const savvyWeights = pgTable(
  'savvy_weights',
  {
    accountId: accountIdColumn(),
    weights: jsonb('weights').$type<MatchWeights>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'savvy_weights_pkey', columns: [table.accountId] }),
    foreignKey({
      name: 'savvy_weights_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Postings that a user dismissed as "not interested", with what is learned from each. The posting itself may have been
 * deleted.
 */
export const savvyDismissals = pgTable(
  'savvy_dismissals',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    /** Not a foreign key, because postings belong to no account and may disappear. */
    postingId: uuid('posting_id').notNull(),
    /** The posting's title and company at the time. */
    title: text('title').notNull(),
    company: text('company').notNull(),
    reason: text('reason', { enum: dismissalReasons }).notNull(),
    traits: jsonb('traits').$type<readonly LearnedTrait[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'savvy_dismissals_pkey', columns: [table.accountId, table.id] }),
    unique('savvy_dismissals_posting_key').on(table.accountId, table.postingId),
    foreignKey({
      name: 'savvy_dismissals_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
  ],
);

export type DismissalRow = typeof savvyDismissals.$inferSelect;
