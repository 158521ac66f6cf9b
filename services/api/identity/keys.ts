import { sql } from 'drizzle-orm';
import type { JWKS } from 'oidc-provider';
import type { Database } from '../../platform/database/open-database.ts';
import { createKeyRing, type Key, type KeyRing } from './keys/key-ring.ts';
import { cookieKeyTable, signingKeyTable } from './keys/key-tables.ts';
import { cookieSchedule, signingSchedule, type KeySchedule } from './keys/schedule.ts';
import { createVault } from '../../platform/vault/vault.ts';

export { signingAlgorithm } from '../../domain/oauth-clients/web-client.ts';

/** Any number that no other part of the product locks: processes agree on keys one after the other. */
const keyLock = 7_201_934;

export interface IdentityKeys {
  /** Private keys; the first is the one that signs. */
  readonly signing: JWKS;
  /** Secrets for signed cookies; the first is the one that signs. */
  readonly cookies: string[];
}

export interface KeyOptions {
  readonly database: Database;
  /** Under which the keys are sealed in the database: the first seals, all open. At least one. */
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

/** The one that signs comes first; one that is announced only verifies. */
const signersFirst = (keys: readonly Key[], now: Date): readonly Key[] => [
  ...keys.filter(({ activeFrom }) => activeFrom <= now),
  ...keys.filter(({ activeFrom }) => activeFrom > now),
];

/**
 * Reads the provider's keys; makes the first ones in an empty database, the next when they are due, and deletes those of
 * which nothing lives any more. They are in the database because every process must use the same ones and a restart must
 * not sign anybody out.
 *
 * @throws SealedKeysError when none of the secrets opens them.
 */
export async function loadKeys(options: KeyOptions): Promise<IdentityKeys> {
  return withRings(options, async ({ signing, cookies }, now) => {
    const signers = signersFirst(await signing.tend(now), now);
    const secrets = signersFirst(await cookies.tend(now), now);
    return {
      signing: { keys: signers.map(({ text }) => JSON.parse(text) as JWKS['keys'][number]) },
      cookies: secrets.map(({ text }) => text),
    };
  });
}

/** Makes the next keys ahead of their time. Answers when the signing key begins to sign. */
export async function announceKeys(options: KeyOptions): Promise<Date> {
  return withRings(options, async ({ signing, cookies }, now) => {
    await cookies.announce(now);
    return signing.announce(now);
  });
}

/**
 * For an emergency: a new signing key signs at once and all others are withdrawn. A new cookie secret signs at once, too; the
 * others still verify, so that nobody is signed out, unless `withdrawCookies` says that they may have been seen, or no
 * secret opens them any more. Works without the secret of the old ones.
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
