import { sql } from 'drizzle-orm';
import type { JWKS } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import { createKeyRing, type Key, type KeyRing } from './keys/key-ring.ts';
import { cookieKeyTable, signingKeyTable } from './keys/key-tables.ts';
import { cookieSchedule, signingSchedule, type KeySchedule } from './keys/schedule.ts';
import { createVault } from '../../platform/vault/vault.ts';

/**
 * The number of the advisory lock under which processes agree on keys one at a time. No other part of the product uses
 * it.
 */
const keyLock = 7_201_934;

export interface IdentityKeys {
  /** The private keys. The first one signs. */
  readonly signing: JWKS;
  /** The secrets for signed cookies. The first one signs. */
  readonly cookies: string[];
}

export interface KeyOptions {
  readonly database: Database;
  /**
   * The secrets that seal the keys in the database: the first one seals, all of them open. At least one is required.
   */
  readonly secrets: readonly string[];
  readonly schedules?: { readonly signing: KeySchedule; readonly cookies: KeySchedule };
  readonly now?: () => Date;
}

interface Rings {
  readonly signing: KeyRing;
  readonly cookies: KeyRing;
}

async function withRings<T>(options: KeyOptions, work: (rings: Rings, now: Date) => Promise<T>): Promise<T> {
  const { database, secrets, schedules, now = () => new Date() } = options;
  const vault = createVault(secrets);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    const rings = {
      signing: createKeyRing(transaction, signingKeyTable, vault, schedules?.signing ?? signingSchedule),
      cookies: createKeyRing(transaction, cookieKeyTable, vault, schedules?.cookies ?? cookieSchedule),
    };
    return work(rings, now());
  });
}

/** Sorts the keys that sign before the keys that are only announced and verify. */
const signersFirst = (keys: readonly Key[], now: Date): readonly Key[] => [
  ...keys.filter(({ activeFrom }) => activeFrom <= now),
  ...keys.filter(({ activeFrom }) => activeFrom > now),
];

/**
 * Reads the provider's keys. It creates the first ones in an empty database and the next ones when they are due, and
 * deletes those that no live token or cookie depends on. Keys are in the database because every process must use the
 * same ones and a restart must not sign anyone out.
 * @throws SealedKeysError when none of the secrets opens them.
 */
export async function loadKeys(options: KeyOptions): Promise<IdentityKeys> {
  return withRings(options, async ({ signing, cookies }, now) => {
    const signers = signersFirst(await signing.maintain(now), now);
    const secrets = signersFirst(await cookies.maintain(now), now);
    return {
      signing: { keys: signers.map(({ text }) => JSON.parse(text) as JWKS['keys'][number]) },
      cookies: secrets.map(({ text }) => text),
    };
  });
}

/** Creates the next keys ahead of their time. Returns when the new signing key begins to sign. */
export async function announceKeys(options: KeyOptions): Promise<Date> {
  return withRings(options, async ({ signing, cookies }, now) => {
    await cookies.announce(now);
    return signing.announce(now);
  });
}

/**
 * Replaces the keys in an emergency: a new signing key signs at once and all others are withdrawn. A new cookie secret
 * also signs at once, while the others still verify so that nobody is signed out, unless `withdrawCookies` says that
 * they may have leaked, or no secret opens them. It works without the secret of the old keys.
 */
export async function replaceKeys(
  options: KeyOptions,
  { withdrawCookies = false }: { readonly withdrawCookies?: boolean } = {},
): Promise<void> {
  await withRings(options, async ({ signing, cookies }, now) => {
    await signing.replace(now);
    if (withdrawCookies) await cookies.replace(now);
    else await cookies.supersede(now);
  });
}
