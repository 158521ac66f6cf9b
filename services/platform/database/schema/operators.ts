import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** A code was asked for after the password. One that an earlier version began has none, and opens nothing any more. */
    hasFactor: boolean('has_factor').notNull().default(false),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_sessions_identity').on(table.identityId),
    index('operator_sessions_expiry').on(table.expiresAt),
  ],
);

/** What operators prove beside the password: the secret that their app makes codes of (RFC 6238). */
export const operatorFactors = pgTable('operator_factors', {
  identityId: uuid('identity_id')
    .primaryKey()
    .references(() => operators.identityId, { onDelete: 'cascade' }),
  /** The secret in base32, sealed under `IDENTITY_SECRET`. */
  sealed: text('sealed').notNull(),
  /** The step of 30 s whose code was used last: a code is good once, and none before it is good any more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Sign-ins of operators whose password was right and whose code is awaited. They open nothing. */
export const operatorSignIns = pgTable(
  'operator_sign_ins',
  {
    /** SHA-256 of what the cookie holds. */
    tokenHash: text('token_hash').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => operators.identityId, { onDelete: 'cascade' }),
    /** Stands in the form that asks for the code. */
    formToken: text('form_token').notNull(),
    /** The secret that is shown to somebody without a factor, sealed as it will lie there; null: they have one. */
    offered: text('offered'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_sign_ins_identity').on(table.identityId),
    index('operator_sign_ins_expiry').on(table.expiresAt),
  ],
);
