import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityEndLinks, identityKnownBrowsers } from '../../../platform/database/schema/identity-factors.ts';
import { createToken, hashOf, isToken } from '../link-token.ts';

/** The days after which a browser is forgotten. Browsers keep a cookie for no longer. */
export const knownBrowserDays = 400;

/** The days for which the link in the email works. */
export const endLinkDays = 7;

/** A sign-in that has just been completed. */
export interface NewSignIn {
  readonly accountId: string;
  readonly sessionUid: string;
  /** The value of the browser's cookie. */
  readonly browser: string;
}

/** The owner of an account to tell about a sign-in, with the token of the link that ends it. */
export interface NewDevice {
  readonly email: string;
  readonly token: string;
}

/**
 * Remembers the browser of a sign-in. Returns whom to tell if the account had been used in other browsers before and its
 * address is confirmed: an address that is not may be another person's.
 */
export async function rememberBrowser(
  transaction: DatabaseOrTransaction,
  { accountId, sessionUid, browser }: NewSignIn,
): Promise<NewDevice | undefined> {
  const { id, email, emailVerified, isAnonymous, partnerIssuer } = identityAccounts;
  const [account] = await transaction
    .select({ email, emailVerified, isAnonymous, partnerIssuer })
    .from(identityAccounts)
    .where(eq(id, accountId))
    // Two sign-ins at once must count each other.
    .for('update');
  if (!account || account.isAnonymous || account.partnerIssuer !== null) return undefined;
  const browserHash = hashOf(browser);
  const known = await transaction
    .select({ browserHash: identityKnownBrowsers.browserHash })
    .from(identityKnownBrowsers)
    .where(eq(identityKnownBrowsers.accountId, accountId));
  await transaction
    .insert(identityKnownBrowsers)
    .values({ accountId, browserHash })
    .onConflictDoUpdate({
      target: [identityKnownBrowsers.accountId, identityKnownBrowsers.browserHash],
      set: { lastSeenAt: sql`now()` },
    });
  const isFirst = known.length === 0;
  const isKnown = known.some((each) => each.browserHash === browserHash);
  if (isFirst || isKnown || account.email === null || !account.emailVerified) return undefined;
  const token = createToken();
  await transaction.insert(identityEndLinks).values({
    tokenHash: hashOf(token),
    accountId,
    sessionUid,
    browserHash,
    expiresAt: sql`now() + make_interval(days => ${endLinkDays}::int)`,
  });
  return { email: account.email, token };
}

/** The sign-in that a link ends. */
export interface EndedSignIn {
  readonly accountId: string;
  readonly sessionUid: string;
}

/**
 * Uses a link, once: its browser is not known any more. Returns undefined for a token that is mistyped, unknown, used, or
 * expired.
 */
export async function takeEndLink(database: Database, token: string): Promise<EndedSignIn | undefined> {
  if (!isToken(token)) return undefined;
  return database.transaction(async (transaction) => {
    const [link] = await transaction
      .delete(identityEndLinks)
      .where(and(eq(identityEndLinks.tokenHash, hashOf(token)), gt(identityEndLinks.expiresAt, sql`now()`)))
      .returning();
    if (!link) return undefined;
    const { accountId, sessionUid, browserHash } = link;
    await transaction
      .delete(identityKnownBrowsers)
      .where(and(eq(identityKnownBrowsers.accountId, accountId), eq(identityKnownBrowsers.browserHash, browserHash)));
    return { accountId, sessionUid };
  });
}

/** Forgets the browsers in which nobody has signed in for long. */
export async function sweepBrowsers(database: Database): Promise<void> {
  await database
    .delete(identityKnownBrowsers)
    .where(lt(identityKnownBrowsers.lastSeenAt, sql`now() - make_interval(days => ${knownBrowserDays}::int)`));
}
