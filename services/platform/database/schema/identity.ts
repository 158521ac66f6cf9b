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
 * Tables of the identity provider. They are global, not an account's: a person is looked up here by address before any
 * account is known, and nothing else in the schema refers to them by foreign key.
 */

/** A person who can sign in. `id` is the `sub` of every token. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    id: uuid('id').primaryKey(),
    /** As the person typed it; null for anonymous accounts. */
    email: text('email'),
    /** The address in the one form in which addresses are compared. */
    emailKey: text('email_key'),
    emailVerified: boolean('email_verified').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** argon2id in PHC string format. */
    passwordHash: text('password_hash'),
    /** Who vouches for a partner's user, and the name used there; null for everybody else. */
    partnerIssuer: text('partner_issuer'),
    partnerSubject: text('partner_subject'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The last sign-in or renewal: guests who stay away for long are forgotten. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_accounts_email_key').on(table.emailKey),
    uniqueIndex('identity_accounts_partner').on(table.partnerIssuer, table.partnerSubject),
    // Guests alone: of everybody's last uses most are long ago.
    index('identity_accounts_guests_used')
      .on(table.lastUsedAt)
      .where(sql`${table.isAnonymous}`),
  ],
);

/** Links to choose a new password, each for one use. */
export const identityPasswordResets = pgTable(
  'identity_password_resets',
  {
    /** SHA-256 of the token in the link: what is stored opens nothing. */
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
 * Who has asked for such a link and waits for it: kept before the request is answered, for whatever address, and gone as soon
 * as the message is kept or there turns out to be nobody to send one to.
 */
export const identityResetRequests = pgTable(
  'identity_reset_requests',
  {
    id: uuid('id').primaryKey(),
    /** As it was typed. */
    email: text('email').notNull(),
    /** BCP 47: of the message. */
    language: text('language').notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('identity_reset_requests_created').on(table.createdAt)],
);

/** The browsers in which a person is signed in: one row for each session of the provider. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    /** The session's `uid`, which stays the same when its cookie changes. */
    sessionUid: text('session_uid').primaryKey(),
    /** Names the device to its owner without telling anything that opens the session. */
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

/** What the OpenID provider keeps between requests: sessions, interactions, grants, codes and tokens. */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    accountId: text('account_id'),
    grantId: text('grant_id'),
    uid: text('uid'),
    /** Set once, by the one redemption that wins. */
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
  /** In clear, as databases before the sealing kept it; moved to `sealed` at the next start. */
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>(),
  /** A key is published before it signs, so that verifiers have fetched it by then. */
  activeFrom: timestamp('active_from', { withTimezone: true }).notNull().defaultNow(),
});

/** Secrets that sign the provider's cookies. The newest active one signs, all verify. */
export const identityCookieKeys = pgTable('identity_cookie_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  sealed: text('sealed'),
  /** In clear, as above. */
  secret: text('secret'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Every process must know a secret before one of them signs with it. */
  activeFrom: timestamp('active_from', { withTimezone: true }).notNull().defaultNow(),
});

/** How long who has guessed wrongly must wait before the next try; `key` is a hash. */
export const identityDelays = pgTable(
  'identity_delays',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    waitUntil: timestamp('wait_until', { withTimezone: true }).notNull(),
    /** The failures are forgotten then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_delays_expiry').on(table.expiresAt)],
);

/** Counters of sign-in attempts in the shape that rate-limiter-flexible reads; `expire` is in milliseconds since 1970. */
export const identityRateLimits = pgTable(
  'identity_rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('identity_rate_limits_expire').on(table.expire)],
);
