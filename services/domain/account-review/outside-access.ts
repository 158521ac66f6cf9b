import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { accounts, calendarFeeds, shares } from '../../platform/database/schema/index.ts';
import type { AccountKey } from '../account-key.ts';
import { stopDigest } from '../digests/digest.ts';
import { digestKinds } from '../digests/digest-kinds.ts';
import { readFactors, removePasskeys } from '../identity-accounts/factors.ts';
import { revokeFeed } from '../jobs/calendar-feed.ts';
import { revokeAllShares } from '../shares/share-address.ts';

/**
 * The kinds of outside access: what an account shows or sends to people who are not signed in to it, and the passkeys,
 * which give access without the password.
 */
export const outsideAccessKinds = ['passkeys', 'links', 'calendar', 'dailyEmails'] as const;
export type OutsideAccessKind = (typeof outsideAccessKinds)[number];

/** How many of each kind an account has. */
export type OutsideAccess = Readonly<Record<OutsideAccessKind, number>>;

const digests = Object.values(digestKinds);

async function accountIdOf(db: DatabaseOrTransaction, { issuer, subject }: AccountKey): Promise<string | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject), isNull(accounts.accessEndedAt)));
  return row?.id;
}

/** Counts the outside access of one of the provider's own accounts. */
export async function countOutsideAccess(db: DatabaseOrTransaction, person: AccountKey): Promise<OutsideAccess> {
  const { passkeys } = await readFactors(db, person.subject);
  const accountId = await accountIdOf(db, person);
  if (accountId === undefined) return { passkeys: passkeys.length, links: 0, calendar: 0, dailyEmails: 0 };
  const [links] = await db
    .select({ count: count() })
    .from(shares)
    .where(and(eq(shares.accountId, accountId), or(isNull(shares.expiresAt), gt(shares.expiresAt, sql`now()`))));
  const [calendar] = await db
    .select({ count: count() })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId));
  let dailyEmails = 0;
  for (const { table } of digests) {
    const [found] = await db.select({ count: count() }).from(table).where(eq(table.accountId, accountId));
    dailyEmails += found?.count ?? 0;
  }
  return { passkeys: passkeys.length, links: links?.count ?? 0, calendar: calendar?.count ?? 0, dailyEmails };
}

/**
 * Ends kinds of outside access of one of the provider's own accounts for good: passkeys and addresses stop working, and
 * emails are no longer sent.
 */
export async function endOutsideAccess(
  db: DatabaseOrTransaction,
  person: AccountKey,
  kinds: readonly OutsideAccessKind[],
): Promise<void> {
  if (kinds.includes('passkeys')) await removePasskeys(db, person.subject);
  const accountId = await accountIdOf(db, person);
  if (accountId === undefined) return;
  if (kinds.includes('links')) await revokeAllShares(db, accountId);
  if (kinds.includes('calendar')) await revokeFeed(db, accountId);
  if (kinds.includes('dailyEmails')) {
    for (const { table, onStopped } of digests) {
      await stopDigest(db, table, accountId);
      await onStopped?.(db, accountId);
    }
  }
}
