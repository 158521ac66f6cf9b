import { and, eq, lt, sql } from 'drizzle-orm';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { guestLifetimeDays } from '../../../../shared/contracts/account-lifetime.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts, identityRecords } from '../../../platform/database/schema/identity.ts';
import { setSessionCookie } from '../provider-session.ts';

const guestLifetime = guestLifetimeDays * 24 * 60 * 60;

/**
 * Records that an account is in use, at most once an hour. Returns the kind of account, or undefined if nothing was
 * recorded.
 */
async function touch(database: Database, id: string): Promise<'guest' | 'full' | undefined> {
  const [account] = await database
    .update(identityAccounts)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(identityAccounts.id, id), lt(identityAccounts.lastUsedAt, sql`now() - interval '1 hour'`)))
    .returning({ isAnonymous: identityAccounts.isAnonymous });
  if (!account) return undefined;
  return account.isAnonymous ? 'guest' : 'full';
}

/**
 * A guest can return only with the session, so it must last as long as the account. The provider prolongs it when a
 * page opens, but a page that stays open renews by refresh token alone. It is one statement, so that a session that has
 * just ended stays ended.
 */
async function prolongSession(ctx: KoaContextWithOIDC, database: Database, accountId: string): Promise<void> {
  const session = await ctx.oidc.provider.Session.get(ctx);
  if (session.accountId !== accountId) return;
  const expires = new Date(Date.now() + guestLifetime * 1000);
  const exp = Math.floor(expires.getTime() / 1000);
  const sessions = await database
    .update(identityRecords)
    .set({ expiresAt: expires, payload: sql`${identityRecords.payload} || jsonb_build_object('exp', ${exp}::int)` })
    .where(and(eq(identityRecords.model, 'Session'), eq(identityRecords.id, session.jti)))
    .returning({ id: identityRecords.id });
  if (sessions.length === 0) return;
  setSessionCookie(ctx, { jti: session.jti, exp });
}

/**
 * Updates `last_used_at` with every sign-in and renewal. A failure is reported to `onError` and does not cost anyone a
 * token.
 */
export function trackLastUse(provider: Provider, database: Database, onError: (error: unknown) => void): void {
  provider.use(async (ctx, next) => {
    await next();
    // Requests for unknown routes carry no `oidc`.
    const { oidc } = ctx as { readonly oidc?: KoaContextWithOIDC['oidc'] };
    const accountId = oidc?.entities.Account?.accountId;
    if (oidc?.route !== 'token' || ctx.status !== 200 || accountId === undefined) return;
    try {
      if ((await touch(database, accountId)) === 'guest') {
        await prolongSession(ctx as KoaContextWithOIDC, database, accountId);
      }
    } catch (error) {
      onError(error);
    }
  });
}
