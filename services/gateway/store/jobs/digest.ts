import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { nextHour } from '../../../../shared/documents/jobs/zoned-time.ts';
import type { Database } from '../../../database/open-database.ts';
import { accounts, type DigestRow, jobDigests } from '../../../database/schema/index.ts';

export type JobDigest = Pick<DigestRow, 'email' | 'timeZone' | 'hour' | 'confirmedAt' | 'secret'>;

const columns = {
  email: jobDigests.email,
  timeZone: jobDigests.timeZone,
  hour: jobDigests.hour,
  confirmedAt: jobDigests.confirmedAt,
  secret: jobDigests.secret,
};

export async function digestOf(db: Database, accountId: string): Promise<JobDigest | undefined> {
  const [row] = await db.select(columns).from(jobDigests).where(eq(jobDigests.accountId, accountId));
  return row;
}

export interface DigestSettings {
  readonly email: string;
  /** Whether it is known that the address is the person's own. */
  readonly isVerified: boolean;
  readonly timeZone: string;
  readonly hour: number;
}

/** Begins the messages, or changes when they come. An address that is not the person's for certain confirms them first. */
export async function setDigest(
  db: Database,
  accountId: string,
  { email, isVerified, timeZone, hour }: DigestSettings,
): Promise<JobDigest> {
  const nextAt = nextHour(new Date(), hour, timeZone);
  const confirmedAt = isVerified ? new Date() : null;
  const [row] = await db
    .insert(jobDigests)
    // English is the only language that there are texts in (product.md §1).
    .values({ ...{ accountId, email, timeZone, hour, language: 'en', nextAt, confirmedAt }, secret: newSecret() })
    .onConflictDoUpdate({
      target: jobDigests.accountId,
      set: {
        email,
        timeZone,
        hour,
        nextAt,
        // A confirmation is of one address.
        confirmedAt: isVerified
          ? sql`coalesce(${jobDigests.confirmedAt}, now())`
          : sql`case when ${jobDigests.email} = ${email} then ${jobDigests.confirmedAt} end`,
      },
    })
    .returning(columns);
  if (!row) throw new Error('The database did not answer with the row that it was given.');
  return row;
}

const newSecret = (): string => randomBytes(24).toString('base64url');

/** Ends the messages. Answers whether there were any. */
export async function stopDigest(db: Database, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(jobDigests)
    .where(eq(jobDigests.accountId, accountId))
    .returning({ accountId: jobDigests.accountId });
  return gone.length > 0;
}

/** The digest that an address in a message leads to; undefined for one that leads nowhere any more. */
export async function digestAt(
  db: Database,
  accountId: string,
  secret: string,
): Promise<Pick<JobDigest, 'email' | 'confirmedAt'> | undefined> {
  if (!validate(accountId)) return undefined;
  const [row] = await db
    .select(columns)
    .from(jobDigests)
    .innerJoin(accounts, eq(accounts.id, jobDigests.accountId))
    .where(and(eq(jobDigests.accountId, accountId), isNull(accounts.accessEndedAt)));
  const [kept, given] = [Buffer.from(row?.secret ?? ''), Buffer.from(secret)];
  return row && kept.length === given.length && timingSafeEqual(kept, given) ? row : undefined;
}

/** The reader wants the messages. */
export async function confirmDigest(db: Database, accountId: string): Promise<void> {
  await db
    .update(jobDigests)
    .set({ confirmedAt: sql`coalesce(${jobDigests.confirmedAt}, now())` })
    .where(eq(jobDigests.accountId, accountId));
}
