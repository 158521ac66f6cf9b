import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { object, string } from 'yup';
import type { RecordActivity } from '../../../domain/activities/activities.ts';
import { whenTokensAreRefused } from '../../../domain/accounts/authentication/token-bounds.ts';
import { endOtherAccess } from '../../../domain/identity-accounts/end-access.ts';
import { readFactors } from '../../../domain/identity-accounts/factors.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';
import { webClientId } from '../../../domain/oauth-clients/web-client.ts';
import { parseCredentials } from '../credentials.ts';
import type { SendConfirmation } from '../email-confirmation/send-confirmation.ts';
import { parseBody } from '../parse-body.ts';
import { isWeakPassword } from '../password-policy.ts';
import { changedMessage } from '../password-reset/changed-message.ts';
import { sessionIn } from '../provider-session.ts';
import type { SettingsAccess } from './settings-access.ts';

export interface SettingsRoutesOptions {
  readonly access: SettingsAccess;
  readonly database: Database;
  readonly provider: Provider;
  readonly outbox: Outbox;
  readonly sendConfirmation: SendConfirmation;
  readonly origin: string;
  readonly recordActivity: RecordActivity;
}

const passwordChange = object({
  current: string().strict().required().max(1024),
  password: string().strict().required().max(1024),
});

/**
 * Registers the routes with which a signed-in person changes how they sign in, identified by the session cookie. `GET
 * /sign-in-settings` answers `{ email, emailVerified, createdAt }` with what `FactorSummary` contains, or 204 without an
 * account that has a password. `POST /sign-in-settings/password` with `{ current,
 * password }` answers `{ changed: true }`, and signs out everywhere else. `POST /sign-in-settings/email` with `{ password,
 * email }` answers 202 and sends a link to the new address, which the account has once the link was used.
 */
export function registerSignInSettings(app: FastifyInstance, options: SettingsRoutesOptions): void {
  const { access, database, provider, outbox, sendConfirmation, origin, recordActivity } = options;
  const { accountOf, checkPassword, refuse } = access;

  app.get('/sign-in-settings', async (request, reply) => {
    const account = await accountOf(request, reply);
    // Asked by the profile page of everyone, so this is no failure, which a browser would log.
    if (!account) return reply.code(204).send();
    const { email, emailVerified, createdAt } = account;
    return { email, emailVerified, createdAt, ...(await readFactors(database, account.id)) };
  });

  app.post('/sign-in-settings/password', async (request, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const input = parseBody(passwordChange, request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const refusal = await checkPassword(request, account, input.current);
    if (refusal) return refuse(reply, refusal);
    const { id, email, sessionUid } = account;
    if (isWeakPassword(input.password, email ?? '')) return refuse(reply, 'weak_password');
    const passwordHash = await hashPassword(input.password);
    const { authorizations } = await sessionIn(provider, request, reply);
    const validFrom = await database.transaction(async (transaction) => {
      await transaction.update(identityAccounts).set({ passwordHash }).where(eq(identityAccounts.id, id));
      const grantId = authorizations?.[webClientId]?.grantId;
      const second = await endOtherAccess(transaction, id, { sessionUid, grantId });
      if (email !== null) {
        const language = textsLanguageOf(request.headers);
        await outbox.post(changedMessage(origin, { email, at: new Date(), language }), transaction);
      }
      return second;
    });
    recordActivity('password_changed');
    await whenTokensAreRefused(validFrom);
    return reply.send({ changed: true });
  });

  app.post('/sign-in-settings/email', async (request, reply) => {
    const account = await accountOf(request, reply);
    if (!account) return refuse(reply, 'no_session');
    const input = parseCredentials(request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const refusal = await checkPassword(request, account, input.password);
    if (refusal) return refuse(reply, refusal);
    const email = input.email.trim();
    if (email === account.email) return refuse(reply, 'same_email');
    // Whether the address has an account already is answered to whoever reads its mail, and to nobody else.
    recordActivity('email_change_requested');
    await sendConfirmation({ accountId: account.id, email, language: textsLanguageOf(request.headers) });
    return reply.code(202).send({ accepted: true });
  });
}
