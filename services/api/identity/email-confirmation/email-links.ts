import { and, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import {
  type EmailLinkKind,
  identityAccounts,
  identityEmailLinks,
} from '../../../platform/database/schema/identity.ts';
import { createToken, hashOf, isToken, linkWith } from '../link-token.ts';

/** The seconds for which a link of each kind works. */
export const emailLinkLifetimes: Readonly<Record<EmailLinkKind, number>> = {
  confirm: 24 * 60 * 60,
  undo: 7 * 24 * 60 * 60,
};

/** Returns the address of the page that uses a link. */
export const emailLink = (origin: string, token: string): string => linkWith(`${origin}/confirm-email`, token);

/** Creates a link for an address of an account, and returns its token. A newer confirmation replaces older ones. */
export async function createEmailLink(
  database: DatabaseOrTransaction,
  { accountId, kind, email }: { readonly accountId: string; readonly kind: EmailLinkKind; readonly email: string },
): Promise<string> {
  if (kind === 'confirm') {
    await database
      .delete(identityEmailLinks)
      .where(and(eq(identityEmailLinks.accountId, accountId), eq(identityEmailLinks.kind, kind)));
  }
  const token = createToken();
  await database.insert(identityEmailLinks).values({
    tokenHash: hashOf(token),
    accountId,
    kind,
    email,
    expiresAt: sql`now() + make_interval(secs => ${emailLinkLifetimes[kind]}::int)`,
  });
  return token;
}

/** A link that works, with its account. */
export interface EmailLink {
  readonly accountId: string;
  readonly kind: EmailLinkKind;
  readonly email: string;
  /** The address that the account has now. */
  readonly currentEmail: string | null;
  readonly passwordHash: string | null;
}

/** Matches the unexpired link that a token opens. */
export const opensEmailLink = (token: string) =>
  and(eq(identityEmailLinks.tokenHash, hashOf(token)), gt(identityEmailLinks.expiresAt, sql`now()`));

/** Finds a link. Returns undefined for a token that is mistyped, unknown, used, expired, or replaced by a newer one. */
export async function findEmailLink(database: DatabaseOrTransaction, token: string): Promise<EmailLink | undefined> {
  if (!isToken(token)) return undefined;
  const { accountId, kind, email } = identityEmailLinks;
  const [link] = await database
    .select({
      accountId,
      kind,
      email,
      currentEmail: identityAccounts.email,
      passwordHash: identityAccounts.passwordHash,
    })
    .from(identityEmailLinks)
    .innerJoin(identityAccounts, eq(identityAccounts.id, accountId))
    .where(opensEmailLink(token));
  return link;
}
