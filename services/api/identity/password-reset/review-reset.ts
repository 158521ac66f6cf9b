import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type AccountContents, countContents } from '../../../domain/account-review/account-contents.ts';
import { countOutsideAccess, type OutsideAccess } from '../../../domain/account-review/outside-access.ts';
import { adminClientId, webClientId } from '../../../domain/oauth-clients/web-client.ts';
import type { Database, DatabaseOrTransaction } from '../../../platform/database/database.ts';
import {
  identityAccounts,
  identityPasswordResets,
  identityRecords,
} from '../../../platform/database/schema/identity.ts';
import { listDevices } from '../devices/device-store.ts';
import { hashOf, isToken } from '../link-token.ts';

/** The account that a link gives access to. */
export interface ResetTarget {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Matches the unexpired link that a token opens. */
export const opens = (token: string) =>
  and(eq(identityPasswordResets.tokenHash, hashOf(token)), gt(identityPasswordResets.expiresAt, sql`now()`));

/**
 * Finds the account of a link. Returns undefined for a token that is mistyped, unknown, used, expired, or replaced by a
 * newer one.
 */
export async function findResetTarget(
  database: DatabaseOrTransaction,
  token: string,
): Promise<ResetTarget | undefined> {
  if (!isToken(token)) return undefined;
  const { id, email, emailVerified } = identityAccounts;
  const [link] = await database
    .select({ accountId: id, email, emailVerified })
    .from(identityPasswordResets)
    .innerJoin(identityAccounts, eq(id, identityPasswordResets.accountId))
    .where(and(opens(token), isNotNull(email)));
  return link && link.email !== null ? { ...link, email: link.email } : undefined;
}

/** What a new password affects. */
export interface ResetReview {
  readonly email: string;
  /** Browsers that are signed in. They are signed out. */
  readonly devices: number;
  /** Other applications that have access. It ends. */
  readonly apps: number;
  /** What stays or ends, as the person decides. */
  readonly outsideAccess: OutsideAccess;
  /**
   * Set if the address was never verified, so that another person may have created the account with it: what the account
   * contains, which the person keeps or leaves behind.
   */
  readonly unclaimed?: AccountContents;
}

/** Counts the other applications that an account has allowed to know it. */
async function countApps(database: DatabaseOrTransaction, accountId: string): Promise<number> {
  const client = sql<string>`${identityRecords.payload} ->> 'clientId'`;
  const [row] = await database
    .select({ count: sql<number>`count(distinct ${client})::int` })
    .from(identityRecords)
    .where(
      and(
        eq(identityRecords.model, 'Grant'),
        eq(identityRecords.accountId, accountId),
        gt(identityRecords.expiresAt, sql`now()`),
        sql`${client} not in (${webClientId}, ${adminClientId})`,
      ),
    );
  return row?.count ?? 0;
}

/**
 * Returns what the account of a link has, without using the link. `issuer` is that of the provider's own accounts.
 * Returns undefined for a link that gives no access.
 */
export async function reviewReset(database: Database, issuer: string, token: string): Promise<ResetReview | undefined> {
  const target = await findResetTarget(database, token);
  if (!target) return undefined;
  const { accountId, email, emailVerified } = target;
  const person = { issuer, subject: accountId };
  const unclaimed = emailVerified ? undefined : await countContents(database, person);
  return {
    email,
    devices: (await listDevices(database, accountId)).length,
    apps: await countApps(database, accountId),
    outsideAccess: await countOutsideAccess(database, person),
    ...(unclaimed && { unclaimed }),
  };
}
