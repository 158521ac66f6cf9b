import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { nextHour } from '../../../shared/documents/jobs/zoned-time.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, type DigestRow, type DigestTable } from '../../platform/database/schema/index.ts';

/** Somebody's daily message of one kind. */
export type Digest = Pick<DigestRow, 'email' | 'timeZone' | 'hour' | 'confirmedAt' | 'secret'>;

const columnsOf = (digests: DigestTable) => ({
  email: digests.email,
  timeZone: digests.timeZone,
  hour: digests.hour,
  confirmedAt: digests.confirmedAt,
  secret: digests.secret,
});

export async function digestOf(db: Database, digests: DigestTable, accountId: string): Promise<Digest | undefined> {
  const [row] = await db.select(columnsOf(digests)).from(digests).where(eq(digests.accountId, accountId));
  return row;
}

export interface DigestSettings {
  readonly email: string;
  /** Whether it is known that the address is the person's own. */
  readonly isVerified: boolean;
  readonly timeZone: string;
  readonly hour: number;
  /** BCP 47: of the messages. */
  readonly language: string;
}

/** Begins the messages, or changes when they come. An address that is not the person's for certain confirms them first. */
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
        // A confirmation is of one address.
        confirmedAt: isVerified
          ? sql`coalesce(${digests.confirmedAt}, now())`
          : sql`case when ${digests.email} = ${email} then ${digests.confirmedAt} end`,
      },
    })
    .returning(columnsOf(digests));
  if (!row) throw new Error('The database did not return the stored row.');
  return row;
}

const newSecret = (): string => randomBytes(24).toString('base64url');

/** Ends the messages. Answers whether there were any. */
export async function stopDigest(db: DatabaseOrTransaction, digests: DigestTable, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(digests)
    .where(eq(digests.accountId, accountId))
    .returning({ accountId: digests.accountId });
  return gone.length > 0;
}

/** The digest that an address in a message leads to; undefined for one that leads nowhere any more. */
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
  const [kept, given] = [Buffer.from(row?.secret ?? ''), Buffer.from(secret)];
  return row && kept.length === given.length && timingSafeEqual(kept, given) ? row : undefined;
}

/** The reader wants the messages. */
export async function confirmDigest(db: Database, digests: DigestTable, accountId: string): Promise<void> {
  await db
    .update(digests)
    .set({ confirmedAt: sql`coalesce(${digests.confirmedAt}, now())` })
    .where(eq(digests.accountId, accountId));
}
