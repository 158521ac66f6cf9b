import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import {
  accountUsage,
  emailTemplates,
  jobs,
  letters,
  people,
  resumes,
  savedSearches,
} from '../../platform/database/schema/index.ts';
import { quotaExceeded, type StorageUse } from '../errors.ts';
import { forgetUsage, isKnownAllowance, rememberUsage, reserveUncounted } from './known-usage.ts';
import { measureUsage } from './measure-usage.ts';
import { type Quotas, quotaOf } from './quotas.ts';

type Transacting = Pick<DatabaseOrTransaction, 'transaction'>;
type Work<Result> = (transaction: Transaction) => Promise<Result>;
type Counted = Parameters<typeof rememberUsage>[1];

const ofAccount = (accountId: string) => eq(accountUsage.accountId, accountId);

/**
 * Makes room for what was just deleted, which could otherwise be stored without end by creating and deleting: what was
 * deleted before is purged, and can no longer be restored.
 */
async function purgeDeletedBefore(db: DatabaseOrTransaction, accountId: string): Promise<void> {
  for (const table of [resumes, letters, jobs, savedSearches, people, emailTemplates]) {
    // A row that is being restored at this moment is locked, and waiting for it could become a deadlock.
    const before = db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.accountId, accountId), sql`${table.deletedAt} < now()`))
      .for('update', { skipLocked: true });
    await db.delete(table).where(and(eq(table.accountId, accountId), inArray(table.id, before)));
  }
}

/**
 * Far below the quota, small changes are not recorded, which would be another write for each write. What is recorded is
 * then at most a hundredth of the quota off, and is only compared with counts above the quota.
 */
const isWorthRecording = (usedBytes: number, before: Readonly<{ usedBytes: number; allowedBytes: number }>): boolean =>
  Math.max(usedBytes, before.usedBytes) > before.allowedBytes / 2
    ? usedBytes !== before.usedBytes
    : Math.abs(usedBytes - before.usedBytes) > before.allowedBytes / 100;

/**
 * Counts what the account stores now. It is the last step of a transaction: of concurrent ones, each waits here until
 * the one before has ended, and then counts what that one has written too. An account whose row does not exist yet is
 * counted before its first mutation (`allowStorage`).
 */
async function countAgain(
  db: DatabaseOrTransaction,
  accountId: string,
  mayRefuse: boolean,
): Promise<Counted | undefined> {
  const [before] = await db
    .select({ usedBytes: accountUsage.usedBytes, allowedBytes: accountUsage.allowedBytes })
    .from(accountUsage)
    .where(ofAccount(accountId))
    .for('update');
  if (!before) return undefined;
  const { allowedBytes } = before;
  const { usedBytes, deletedBytes } = await measureUsage(db, accountId);
  if (mayRefuse && usedBytes > allowedBytes && usedBytes > before.usedBytes) {
    throw quotaExceeded({ usedBytes: before.usedBytes, allowedBytes });
  }
  if (deletedBytes > allowedBytes) await purgeDeletedBefore(db, accountId);
  if (isWorthRecording(usedBytes, before)) await db.update(accountUsage).set({ usedBytes }).where(ofAccount(accountId));
  return { allowedBytes, storedBytes: usedBytes + deletedBytes };
}

/** Runs a transaction whose last step is a count, and remembers the count once the transaction has ended. */
async function counting<Result>(
  db: Transacting,
  accountId: string,
  work: Work<Result>,
  mayRefuse: boolean,
): Promise<Result> {
  const { result, counted } = await db.transaction(async (transaction) => ({
    result: await work(transaction),
    counted: await countAgain(transaction, accountId, mayRefuse),
  }));
  if (counted) rememberUsage(accountId, counted);
  return result;
}

/**
 * Runs a transaction that stores something. If the account would then store more than it may, and more than before,
 * nothing is written, and QUOTA_EXCEEDED is thrown.
 */
export const storing = <Result>(db: Transacting, accountId: string, work: Work<Result>): Promise<Result> =>
  counting(db, accountId, work, true);

/**
 * Like `storing`, for a transaction that stores no more than one record of the request and a version of what it
 * replaces. It is counted only when the account could come near its quota (docs/adr/0048).
 */
export const storingOne = <Result>(db: Transacting, accountId: string, work: Work<Result>): Promise<Result> =>
  reserveUncounted(accountId) ? db.transaction(work) : storing(db, accountId, work);

/** Runs a transaction that frees something. It is never refused. */
export const freeing = <Result>(db: Transacting, accountId: string, work: Work<Result>): Promise<Result> =>
  counting(db, accountId, work, false);

/** Sets what an account may store, which changes with the settings and when a guest becomes a full user. */
export async function allowStorage(db: Database, accountId: string, allowedBytes: number): Promise<void> {
  if (isKnownAllowance(accountId, allowedBytes)) return;
  forgetUsage(accountId);
  const [row] = await db
    .select({ allowedBytes: accountUsage.allowedBytes })
    .from(accountUsage)
    .where(ofAccount(accountId));
  if (row?.allowedBytes === allowedBytes) return;
  if (row) {
    await db.update(accountUsage).set({ allowedBytes }).where(ofAccount(accountId));
    return;
  }
  const { usedBytes } = await measureUsage(db, accountId);
  await db.insert(accountUsage).values({ accountId, usedBytes, allowedBytes }).onConflictDoNothing();
}

/** Returns what an account stores, and what it may store. */
export async function readUsage(
  db: Database,
  { id, isAnonymous }: { readonly id: string; readonly isAnonymous: boolean },
  quotas: Quotas,
): Promise<StorageUse> {
  const { usedBytes } = await measureUsage(db, id);
  return { usedBytes, allowedBytes: quotaOf(quotas, { isGuest: isAnonymous }).bytes };
}
