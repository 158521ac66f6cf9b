import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { signingAlgorithm } from '../../../domain/oauth-clients/web-client.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { identityCookieKeys, identitySigningKeys } from '../../../platform/database/schema/identity.ts';

export interface KeyRow {
  readonly id: string;
  readonly sealed: string | null;
  /** The clear text of a key from before keys were sealed. */
  readonly clear: string | null;
  readonly activeFrom: Date;
}

/** One of the two tables of keys. A sealed key is stored as text. */
export interface KeyTable {
  /** Part of the seal's label, so that a cookie secret cannot be used as a signing key. */
  readonly purpose: string;
  /** Reads the keys, newest first. */
  read(database: DatabaseOrTransaction): Promise<KeyRow[]>;
  make(): Promise<{ readonly id: string; readonly text: string }>;
  insert(database: DatabaseOrTransaction, row: Omit<KeyRow, 'clear'>): Promise<void>;
  /** Stores the sealed key and deletes its clear text. */
  keepSealed(database: DatabaseOrTransaction, id: string, sealed: string): Promise<void>;
  remove(database: DatabaseOrTransaction, ids: readonly string[]): Promise<void>;
}

export const signingKeyTable: KeyTable = {
  purpose: 'signing key',
  async read(database) {
    const rows = await database
      .select()
      .from(identitySigningKeys)
      .orderBy(desc(identitySigningKeys.activeFrom), identitySigningKeys.kid);
    return rows.map(({ kid, sealed, privateJwk, activeFrom }) => {
      return { id: kid, sealed, clear: privateJwk && JSON.stringify(privateJwk), activeFrom };
    });
  },
  async make() {
    const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    return { id: kid, text: JSON.stringify({ ...jwk, kid, alg: signingAlgorithm, use: 'sig' }) };
  },
  async insert(database, { id, sealed, activeFrom }) {
    await database.insert(identitySigningKeys).values({ kid: id, sealed, activeFrom });
  },
  async keepSealed(database, id, sealed) {
    await database.update(identitySigningKeys).set({ sealed, privateJwk: null }).where(eq(identitySigningKeys.kid, id));
  },
  async remove(database, ids) {
    await database.delete(identitySigningKeys).where(inArray(identitySigningKeys.kid, [...ids]));
  },
};

export const cookieKeyTable: KeyTable = {
  purpose: 'cookie secret',
  async read(database) {
    const rows = await database
      .select()
      .from(identityCookieKeys)
      .orderBy(desc(identityCookieKeys.activeFrom), identityCookieKeys.id);
    return rows.map(({ id, sealed, secret, activeFrom }) => ({ id, sealed, clear: secret, activeFrom }));
  },
  make: () => Promise.resolve({ id: randomUUID(), text: randomBytes(32).toString('base64url') }),
  async insert(database, { id, sealed, activeFrom }) {
    await database.insert(identityCookieKeys).values({ id, sealed, activeFrom });
  },
  async keepSealed(database, id, sealed) {
    await database.update(identityCookieKeys).set({ sealed, secret: null }).where(eq(identityCookieKeys.id, id));
  },
  async remove(database, ids) {
    await database.delete(identityCookieKeys).where(inArray(identityCookieKeys.id, [...ids]));
  },
};
