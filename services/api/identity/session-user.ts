import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import { identityAccounts } from '../../platform/database/schema/identity.ts';
import type { CurrentPartners } from '../../domain/partners/partner.ts';
import type { ReadSessionUser } from '../../process/service.ts';
import { sessionIn } from './provider-session.ts';

export interface SessionUserOptions {
  readonly database: Database;
  /** The provider of any address: all cookies are signed with the same keys. */
  readonly provider: Provider;
  /** The registered partners, who alone can vouch for their customers. */
  readonly partners: CurrentPartners;
}

/** Creates the function that reads the cookie. */
export function createSessionUserReader({ database, provider, partners }: SessionUserOptions): ReadSessionUser {
  async function accountOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    if (request.raw.headers.cookie?.includes(`${provider.cookieName('session')}=`) !== true) return undefined;
    return (await sessionIn(provider, request, reply)).accountId;
  }

  return async (request, reply) => {
    const id = await accountOf(request, reply);
    if (id === undefined || !validate(id)) return undefined;
    const { partnerIssuer, partnerSubject } = identityAccounts;
    const [account] = await database
      .select({ issuer: partnerIssuer, subject: partnerSubject })
      .from(identityAccounts)
      .where(eq(identityAccounts.id, id));
    if (!account) return undefined;
    if (account.issuer === null || account.subject === null) return { issuer: provider.issuer, subject: id };
    const { issuer, subject } = account;
    return partners().some((partner) => partner.issuer === issuer) ? { issuer, subject } : undefined;
  };
}
