import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Tables of the identity provider. They are global rather than per account: a user is looked up here by email address
 * before any account is known, and no other table refers to them by foreign key.
 */

/** A user who can sign in. `id` is the `sub` of every token. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    id: uuid('id').primaryKey(),
    /** As the user typed it; null for anonymous accounts. */
    email: text('email'),
    /** The address in the canonical form in which addresses are compared. */
    emailKey: text('email_key'),
    emailVerified: boolean('email_verified').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** An argon2id hash in PHC string format. */
    passwordHash: text('password_hash'),
    /** The issuer and subject of a partner's user; null for all other users. */
    partnerIssuer: text('partner_issuer'),
    partnerSubject: text('partner_subject'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The last sign-in or token refresh. Guests who stay away for long are deleted. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** Tokens that were issued before this second are refused. Null if all access never ended at once. */
    tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('identity_accounts_email_key').on(table.emailKey),
    uniqueIndex('identity_accounts_partner').on(table.partnerIssuer, table.partnerSubject),
    // Only guests are indexed, because most other users' last uses are long ago.
    index('identity_accounts_guests_used')
      .on(table.lastUsedAt)
      .where(sql`${table.isAnonymous}`),
    // Few accounts ever have a time, and every process reads the newest of them each moment.
    index('identity_accounts_tokens_valid_from')
      .on(table.tokensValidFrom)
      .where(sql`${table.tokensValidFrom} is not null`),
  ],
);

/** Links for choosing a new password. Each can be used once. */
export const identityPasswordResets = pgTable(
  'identity_password_resets',
  {
    /** SHA-256 of the token in the link, so that the stored value does not give access. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('identity_password_resets_account').on(table.accountId),
    index('identity_password_resets_expiry').on(table.expiresAt),
  ],
);

/**
 * Pending requests for such a link. A request is stored before it is answered, whatever the address, and deleted as
 * soon as the message is stored or the address turns out to have no account.
 */
export const identityResetRequests = pgTable(
  'identity_reset_requests',
  {
    id: uuid('id').primaryKey(),
    /** The address as it was typed. */
    email: text('email').notNull(),
    /** The language of the message (BCP 47). */
    language: text('language').notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('identity_reset_requests_created').on(table.createdAt)],
);

/** What a link in an email to an address does: confirm that it is the account's, or undo that another one replaced it. */
export const emailLinkKinds = ['confirm', 'undo'] as const;
export type EmailLinkKind = (typeof emailLinkKinds)[number];

/** Links for confirming an email address. Each can be used once. */
export const identityEmailLinks = pgTable(
  'identity_email_links',
  {
    /** SHA-256 of the token in the link, so that the stored value does not give access. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: emailLinkKinds }).notNull(),
    /** The address that the link was sent to, and that the account has after it was used. */
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('identity_email_links_account').on(table.accountId),
    index('identity_email_links_expiry').on(table.expiresAt),
  ],
);

/** The browsers in which a user is signed in, one row for each session of the provider. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    /** The session's `uid`, which stays the same when its cookie changes. */
    sessionUid: text('session_uid').primaryKey(),
    /** Identifies the device to its owner without revealing anything that gives access to the session. */
    id: uuid('id').notNull().unique(),
    accountId: uuid('account_id').notNull(),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('identity_devices_account').on(table.accountId),
    index('identity_devices_last_seen').on(table.lastSeenAt),
  ],
);

/** The state that the OpenID provider keeps between requests: sessions, interactions, grants, codes, and tokens. */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    accountId: text('account_id'),
    grantId: text('grant_id'),
    uid: text('uid'),
    /** Set once, by the one redemption that succeeds. */
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_records_account').on(table.accountId),
    index('identity_records_grant').on(table.grantId),
    index('identity_records_uid').on(table.uid),
    index('identity_records_expiry').on(table.expiresAt),
  ],
);

/** Keys that sign ID tokens. All are published; the newest active one signs. */
export const identitySigningKeys = pgTable('identity_signing_keys', {
  kid: text('kid').primaryKey(),
  /** The private key, sealed under the identity secret. */
  sealed: text('sealed'),
  /**
   * The private key in clear text, as databases stored it before keys were sealed. It is moved to `sealed` at the next
   * start.
   */
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>(),
  /** A key is published before it signs, so that verifiers have fetched it by then. */
  activeFrom: timestamp('active_from', { withTimezone: true }).notNull().defaultNow(),
});

/** Secrets that sign the provider's cookies. The newest active one signs; all of them verify. */
export const identityCookieKeys = pgTable('identity_cookie_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  sealed: text('sealed'),
  /** In clear text, as databases stored it before secrets were sealed. */
  secret: text('secret'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Every process must know a secret before one of them signs with it. */
  activeFrom: timestamp('active_from', { withTimezone: true }).notNull().defaultNow(),
});

/** How long a client must wait after wrong guesses before the next attempt. `key` is a hash. */
export const identityDelays = pgTable(
  'identity_delays',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    waitUntil: timestamp('wait_until', { withTimezone: true }).notNull(),
    /** When the failures are deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_delays_expiry').on(table.expiresAt)],
);

/** Counters of sign-in attempts in the format of rate-limiter-flexible. `expire` is in milliseconds since 1970. */
export const identityRateLimits = pgTable(
  'identity_rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('identity_rate_limits_expire').on(table.expire)],
);
