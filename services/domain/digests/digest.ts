import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { nextHour } from '../../../shared/documents/jobs/zoned-time.ts';
import type { AccountKey } from '../account-key.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, type DigestRow, type DigestTable } from '../../platform/database/schema/index.ts';

/** An account's daily email of one kind. */
export type Digest = Pick<DigestRow, 'email' | 'timeZone' | 'hour' | 'confirmedAt' | 'secret'>;

const columnsOf = (digests: DigestTable) => ({
  email: digests.email,
  timeZone: digests.timeZone,
  hour: digests.hour,
  confirmedAt: digests.confirmedAt,
  secret: digests.secret,
});

/** Reads the account's digest; undefined if it has none. */
export async function readDigest(db: Database, digests: DigestTable, accountId: string): Promise<Digest | undefined> {
  const [row] = await db.select(columnsOf(digests)).from(digests).where(eq(digests.accountId, accountId));
  return row;
}

export interface DigestSettings {
  readonly email: string;
  /** Whether the address is known to belong to the user. */
  readonly isVerified: boolean;
  readonly timeZone: string;
  readonly hour: number;
  /** The language of the emails (BCP 47). */
  readonly language: string;
}

/** Starts the emails, or changes when they are sent. An unverified address must confirm them first. */
export async function setDigest(
  db: Database,
  digests: DigestTable,
  accountId: string,
  { email, isVerified, timeZone, hour, language }: DigestSettings,
): Promise<Digest> {
  const nextAt = nextHour(new Date(), hour, timeZone);
  const confirmedAt = isVerified ? new Date() : null;
  const [row] = await db
    .insert(digests)
    .values({ ...{ accountId, email, timeZone, hour, language, nextAt, confirmedAt }, secret: newSecret() })
    .onConflictDoUpdate({
      target: digests.accountId,
      set: {
        email,
        timeZone,
        hour,
        language,
        nextAt,
        // A confirmation is valid for one address.
        confirmedAt: isVerified
          ? confirmedSince(digests, new Date())
          : sql`case when ${digests.email} = ${email} then ${digests.confirmedAt} end`,
      },
    })
    .returning(columnsOf(digests));
  if (!row) throw new Error('The database did not return the stored row.');
  return row;
}

/** When a digest was first confirmed. A distributed table refuses the time of the database beside columns. */
const confirmedSince = ({ confirmedAt }: DigestTable, now: Date): SQL =>
  sql`coalesce(${confirmedAt}, ${now.toISOString()}::timestamptz)`;

const newSecret = (): string => randomBytes(24).toString('base64url');

/** Stops the emails. Returns whether there were any. */
export async function stopDigest(db: DatabaseOrTransaction, digests: DigestTable, accountId: string): Promise<boolean> {
  const deleted = await db
    .delete(digests)
    .where(eq(digests.accountId, accountId))
    .returning({ accountId: digests.accountId });
  return deleted.length > 0;
}

/** Finds the digest of an address in a message; undefined for an address that is no longer valid. */
export async function digestAt(
  db: Database,
  digests: DigestTable,
  accountId: string,
  secret: string,
): Promise<Pick<Digest, 'email' | 'confirmedAt'> | undefined> {
  if (!validate(accountId)) return undefined;
  const [row] = await db
    .select(columnsOf(digests))
    .from(digests)
    .innerJoin(accounts, eq(accounts.id, digests.accountId))
    .where(and(eq(digests.accountId, accountId), isNull(accounts.accessEndedAt)));
  const [expectedSecret, actualSecret] = [Buffer.from(row?.secret ?? ''), Buffer.from(secret)];
  return row && expectedSecret.length === actualSecret.length && timingSafeEqual(expectedSecret, actualSecret)
    ? row
    : undefined;
}

/** Sends an account's daily emails to its new address if they went to the former one. */
export async function changeDigestAddress(
  db: DatabaseOrTransaction,
  { issuer, subject }: AccountKey,
  digestTables: readonly DigestTable[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject)));
  if (!account) return;
  for (const digests of digestTables) {
    await db
      .update(digests)
      .set({ email: to, confirmedAt: confirmedSince(digests, new Date()) })
      .where(and(eq(digests.accountId, account.id), eq(digests.email, from)));
  }
}

/** Records that the reader wants the emails. */
export async function confirmDigest(db: Database, digests: DigestTable, accountId: string): Promise<void> {
  await db
    .update(digests)
    .set({ confirmedAt: confirmedSince(digests, new Date()) })
    .where(eq(digests.accountId, accountId));
}
