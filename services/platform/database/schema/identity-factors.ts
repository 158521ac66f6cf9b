import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tables of what people sign in with beside their password. They are global, as those in `identity.ts` are. */

/** Passkeys (WebAuthn credentials): each signs its owner in without a password. */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** The authenticator's id for the credential, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key in COSE format, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's counter after the last use. It stays 0 for passkeys that are synchronized between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator, as the browser reported it. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** The name that the person gave it. */
    name: text('name').notNull(),
    /** Whether the passkey exists on several devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('identity_passkeys_account').on(table.accountId)],
);

/** What a browser must sign with a passkey. Each is used once, within minutes. */
export const identityChallenges = pgTable(
  'identity_challenges',
  {
    /** What the challenge belongs to: an interaction or a session, by its `uid`. */
    owner: text('owner').primaryKey(),
    challenge: text('challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('identity_challenges_expiry').on(table.expiresAt)],
);

/** The secret from which a person's app computes codes (RFC 6238), as a second factor beside the password. */
export const identityAuthenticators = pgTable('identity_authenticators', {
  accountId: uuid('account_id').primaryKey(),
  /** The secret in base32, sealed under `IDENTITY_SECRET`. */
  sealed: text('sealed').notNull(),
  /** The 30-second step whose code was used last. Each code is accepted once, and codes of earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Whether a code of the app has been entered. Until then, the secret is only offered and asks for nothing. */
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Codes on paper that replace a code of the app. Each can be used once. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the account and the code. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** The browsers in which a person has signed in before, by a cookie of the browser. */
export const identityKnownBrowsers = pgTable(
  'identity_known_browsers',
  {
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the cookie's value. */
    browserHash: text('browser_hash').notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.browserHash] }),
    index('identity_known_browsers_last_seen').on(table.lastSeenAt),
  ],
);

/** Links in emails that end one sign-in. Each can be used once. */
export const identityEndLinks = pgTable(
  'identity_end_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id').notNull(),
    sessionUid: text('session_uid').notNull(),
    /** The browser of the sign-in, which is not known any more after its end. */
    browserHash: text('browser_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('identity_end_links_account').on(table.accountId),
    index('identity_end_links_expiry').on(table.expiresAt),
  ],
);
