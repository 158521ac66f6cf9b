import { randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWKS } from 'oidc-provider';
import type { Database } from '../database/open-database.ts';
import { identityCookieKeys, identitySigningKeys } from '../database/schema/identity.ts';

export const signingAlgorithm = 'ES256';

/** Any number that no other part of the product locks: processes that start together make one first key, not one each. */
const keyLock = 7_201_934;

async function createSigningKey(): Promise<{ kid: string; privateJwk: Record<string, string> }> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, privateJwk: { ...(jwk as Record<string, string>), kid, alg: signingAlgorithm, use: 'sig' } };
}

export interface IdentityKeys {
  /** Private keys; the first is the one that signs. */
  readonly signing: JWKS;
  /** Secrets for signed cookies; the first is the one that signs. */
  readonly cookies: string[];
}

/**
 * Reads the provider's keys, and makes the first ones in an empty database. They live there because every process must
 * use the same ones and a restart must not sign anybody out.
 */
export async function loadKeys(database: Database): Promise<IdentityKeys> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    const readSigning = () =>
      transaction.select().from(identitySigningKeys).orderBy(desc(identitySigningKeys.activeFrom));
    let signing = await readSigning();
    if (signing.length === 0) {
      await transaction.insert(identitySigningKeys).values(await createSigningKey());
      signing = await readSigning();
    }
    const readCookies = () => transaction.select().from(identityCookieKeys).orderBy(desc(identityCookieKeys.createdAt));
    let cookies = await readCookies();
    if (cookies.length === 0) {
      await transaction.insert(identityCookieKeys).values({ secret: randomBytes(32).toString('base64url') });
      cookies = await readCookies();
    }
    const now = Date.now();
    const active = signing.filter(({ activeFrom }) => activeFrom.getTime() <= now);
    const announced = signing.filter(({ activeFrom }) => activeFrom.getTime() > now);
    return {
      signing: { keys: [...active, ...announced].map(({ privateJwk }) => privateJwk) } as unknown as JWKS,
      cookies: cookies.map(({ secret }) => secret),
    };
  });
}
