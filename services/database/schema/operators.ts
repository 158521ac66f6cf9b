import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who may do what on the pages for operators. Nobody becomes one there: `npm run admin -- operators add` does it. */
export const operators = pgTable('operators', {
  /** The account that they sign in with (`identity_accounts.id`). */
  identityId: uuid('identity_id').primaryKey(),
  /** The one partner that somebody may see and change; null: an operator of the whole. */
  partnerId: text('partner_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type OperatorRow = typeof operators.$inferSelect;

/** Where operators are signed in: apart from the app's session, and for hours instead of weeks. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of what the cookie holds: what is stored opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => operators.identityId, { onDelete: 'cascade' }),
    /** Stands in every form of the session: a page elsewhere cannot know it. */
    formToken: text('form_token').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_sessions_identity').on(table.identityId),
    index('operator_sessions_expiry').on(table.expiresAt),
  ],
);
