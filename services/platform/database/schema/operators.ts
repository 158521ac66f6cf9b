import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Permissions on the pages for operators. Operators are added with `npm run admin -- operators add`, never on those
 * pages.
 */
export const operators = pgTable('operators', {
  /** The account with which the operator signs in (`identity_accounts.id`). */
  identityId: uuid('identity_id').primaryKey(),
  /** The one partner that the operator may see and change; null for an operator of the whole installation. */
  partnerId: text('partner_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type OperatorRow = typeof operators.$inferSelect;

/** The sessions of operators. They are separate from the app's session and last hours instead of weeks. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the cookie's value, so that the stored value does not give access. */
    tokenHash: text('token_hash').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => operators.identityId, { onDelete: 'cascade' }),
    /**
     * Included in every form of the session as protection against forged requests, because another site cannot know it.
     */
    formToken: text('form_token').notNull(),
    /**
     * Whether a one-time code was verified after the password. A session that an earlier version began has none and no
     * longer gives access.
     */
    hasFactor: boolean('has_factor').notNull().default(false),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_sessions_identity').on(table.identityId),
    index('operator_sessions_expiry').on(table.expiresAt),
  ],
);

/** The second factor of operators: the secret from which their app computes codes (RFC 6238). */
export const operatorFactors = pgTable('operator_factors', {
  identityId: uuid('identity_id')
    .primaryKey()
    .references(() => operators.identityId, { onDelete: 'cascade' }),
  /** The secret in base32, sealed under `IDENTITY_SECRET`. */
  sealed: text('sealed').notNull(),
  /**
   * The 30-second step whose code was used last. Each code is accepted once, and codes of earlier steps are refused.
   */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Sign-ins of operators whose password was right and whose code is pending. They give no access. */
export const operatorSignIns = pgTable(
  'operator_sign_ins',
  {
    /** SHA-256 of the cookie's value. */
    tokenHash: text('token_hash').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => operators.identityId, { onDelete: 'cascade' }),
    /** Included in the form that asks for the code. */
    formToken: text('form_token').notNull(),
    /** The sealed secret that is offered to an operator without a second factor; null if the operator has one. */
    offered: text('offered'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_sign_ins_identity').on(table.identityId),
    index('operator_sign_ins_expiry').on(table.expiresAt),
  ],
);
