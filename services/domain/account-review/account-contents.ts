import { and, count, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { accounts, events, jobs, letters, resumes } from '../../platform/database/schema/index.ts';
import type { AccountKey } from '../account-key.ts';

/** How much an account contains, for a person who decides whether it is theirs. */
export interface AccountContents {
  readonly createdAt: Date;
  readonly resumes: number;
  readonly letters: number;
  readonly blocks: number;
  readonly jobs: number;
}

/** Counts what an account contains. Returns undefined if there is nothing to lose. */
export async function countContents(
  db: DatabaseOrTransaction,
  { issuer, subject }: AccountKey,
): Promise<AccountContents | undefined> {
  const [account] = await db
    .select({ id: accounts.id, createdAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject), isNull(accounts.accessEndedAt)));
  if (!account) return undefined;
  const { id, createdAt } = account;
  const counted = {
    resumes: await countRows(db, resumes, and(eq(resumes.accountId, id), isNull(resumes.deletedAt))),
    letters: await countRows(db, letters, and(eq(letters.accountId, id), isNull(letters.deletedAt))),
    blocks: await countRows(db, events, eq(events.accountId, id)),
    jobs: await countRows(db, jobs, eq(jobs.accountId, id)),
  };
  return Object.values(counted).some((number) => number > 0) ? { createdAt, ...counted } : undefined;
}

async function countRows(
  db: DatabaseOrTransaction,
  table: typeof resumes | typeof letters | typeof events | typeof jobs,
  condition: ReturnType<typeof and>,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(condition);
  return row?.count ?? 0;
}
