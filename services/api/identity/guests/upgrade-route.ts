import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { findProviderAccount, type IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import { parseCredentials } from '../credentials.ts';
import { replyRetryAfter, type RetryAfter } from '../limits/retry-after.ts';
import { isWeakPassword } from '../password-policy.ts';
import { sessionIn } from '../provider-session.ts';
import { findGuest, upgradeGuest } from './guest-accounts.ts';
import type { GuestLimits } from './guest-limits.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { SendConfirmation } from '../email-confirmation/send-confirmation.ts';

/** The reasons why a guest did not become a full account, as the body `{ "error": code }`. */
export type UpgradeError = 'no_session' | 'already_full' | 'email_taken' | 'weak_password' | 'invalid_input';

const statusOf: Readonly<Record<UpgradeError, number>> = {
  no_session: 401,
  already_full: 409,
  email_taken: 409,
  weak_password: 422,
  invalid_input: 400,
};

export interface GuestRoutesOptions {
  readonly database: Database;
  readonly provider: Provider;
  readonly limits: GuestLimits;
  /** Without it, addresses are not confirmed. */
  readonly sendConfirmation: SendConfirmation | undefined;
}

/**
 * Registers `POST /upgrade` with `{ email, password }`: the guest of the session cookie becomes a full account and
 * keeps everything. It answers `{ email }`, and tokens reflect the change from the next renewal on.
 */
export function registerGuestRoutes(
  app: FastifyInstance,
  { database, provider, limits, sendConfirmation }: GuestRoutesOptions,
): void {
  const guestOf = async (request: FastifyRequest, reply: FastifyReply): Promise<IdentityAccount | UpgradeError> => {
    const { accountId } = await sessionIn(provider, request, reply);
    if (accountId === undefined) return 'no_session';
    const guest = await findGuest(database, accountId);
    if (guest) return guest;
    return (await findProviderAccount(database, accountId)) ? 'already_full' : 'no_session';
  };

  const upgrade = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ email: string } | RetryAfter | UpgradeError> => {
    const guest = await guestOf(request, reply);
    if (typeof guest === 'string') return guest;
    const credentials = parseCredentials(request.body);
    if (!credentials) return 'invalid_input';
    if (isWeakPassword(credentials.password, credentials.email)) return 'weak_password';
    const retryAfter = await limits.beginUpgrade(request.ip);
    if (retryAfter > 0) return { error: 'too_many_attempts', retryAfter };
    const outcome = await upgradeGuest(database, guest.id, credentials);
    if (typeof outcome === 'string') return outcome;
    const email = credentials.email.trim();
    // The account has changed even if this fails, and the person can ask for another link.
    await sendConfirmation?.({ accountId: guest.id, email, language: textsLanguageOf(request.headers) }).catch(
      (error: unknown) => request.log.error(error, 'The email of a sign-up could not be stored'),
    );
    return { email };
  };

  app.post('/upgrade', async (request, reply) => {
    const outcome = await upgrade(request, reply);
    if (typeof outcome === 'string') return reply.code(statusOf[outcome]).send({ error: outcome });
    return 'error' in outcome ? replyRetryAfter(reply, outcome) : reply.send(outcome);
  });
}
