import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { validate } from 'uuid';
import type { IdentityAccount } from '../../domain/identity-accounts/accounts.ts';
import type { Database } from '../../platform/database/database.ts';
import { identityAccounts } from '../../platform/database/schema/identity.ts';
import { sessionIn } from './provider-session.ts';

/** A full account of our own, with the `uid` of the session that a request belongs to. */
export interface AccountInSession extends IdentityAccount {
  readonly sessionUid: string;
}

/**
 * Reads the account of the session cookie. Returns undefined without a session, for a guest, and for a partner's customer,
 * whose sign-in is the partner's.
 */
export async function accountInSession(
  database: Database,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountInSession | undefined> {
  const { accountId, uid } = await sessionIn(provider, request, reply);
  if (accountId === undefined || !validate(accountId)) return undefined;
  const { id, isAnonymous, partnerIssuer } = identityAccounts;
  const [account] = await database
    .select()
    .from(identityAccounts)
    .where(and(eq(id, accountId), eq(isAnonymous, false), isNull(partnerIssuer)));
  return account && { ...account, sessionUid: uid };
}
