import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { object, string } from 'yup';
import { whenTokensAreRefused } from '../../../domain/accounts/authentication/token-bounds.ts';
import type { RecordActivity } from '../../../domain/activities/activities.ts';
import { changeDigestAddress } from '../../../domain/digests/digest.ts';
import { digestKinds } from '../../../domain/digests/digest-kinds.ts';
import type { CountSignIn } from '../../../domain/identity-accounts/sign-in-decisions.ts';
import { identityPath } from '../../../domain/oauth-clients/web-client.ts';
import type { Database } from '../../../platform/database/database.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { verifyPassword } from '../../../platform/passwords/passwords.ts';
import { type Allowance, createCounter } from '../../../platform/rate-limit/counter.ts';
import { replyRetryAfter } from '../limits/retry-after.ts';
import { accountInSession } from '../account-in-session.ts';
import { parseBody } from '../parse-body.ts';
import { reportDecision } from '../report-decision.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { emailChangedMessage } from './email-changed-message.ts';
import { createEmailLink, type EmailLink, findEmailLink } from './email-links.ts';
import type { SendConfirmation } from './send-confirmation.ts';
import { type EmailLinkRefusal, useEmailLink } from './use-email-link.ts';

/** The reasons why a link was not used, as the body `{ "error": code }`. */
export type ConfirmationError =
  EmailLinkRefusal | 'password_required' | 'wrong_credentials' | 'no_session' | 'invalid_input';

const statusOf: Readonly<Record<ConfirmationError, number>> = {
  invalid_link: 400,
  email_taken: 409,
  password_required: 401,
  wrong_credentials: 401,
  no_session: 401,
  invalid_input: 400,
};

/** The limit of links that an account requests. */
export const confirmationAllowance: Allowance = { points: 3, duration: 15 * 60 };

export interface ConfirmationRoutesOptions {
  readonly database: Database;
  readonly provider: Provider;
  readonly outbox: Outbox;
  readonly sendConfirmation: SendConfirmation;
  /** The site's origin, to which every link leads. */
  readonly origin: string;
  readonly signInLimits: SignInLimits;
  readonly recordActivity: RecordActivity;
  readonly countSignIn: CountSignIn;
}

const digestTables = Object.values(digestKinds).map(({ table }) => table);

const shape = object({
  token: string().strict().required().max(1024),
  password: string().strict().max(1024).optional(),
});

/**
 * Registers the routes for links in emails. `POST /email-confirmation/confirm` with `{ token, password }` answers `{ kind,
 * email }`. To confirm an address, the request comes from the account's session or has its password: otherwise, the owner
 * of a mailbox would confirm with a click that another person's account is theirs. `POST /email-confirmation/request`
 * answers 202 and sends a link to the address of the session's account if it is not verified.
 */
export function registerEmailConfirmation(app: FastifyInstance, options: ConfirmationRoutesOptions): void {
  const { database, provider, outbox, sendConfirmation, origin, signInLimits, recordActivity, countSignIn } = options;
  const count = createCounter(database, 'email-confirmation', confirmationAllowance);
  const refuse = (reply: FastifyReply, error: ConfirmationError, more: object = {}): FastifyReply =>
    reply.code(statusOf[error]).send({ error, ...more });

  /** Returns whether the person may use the link; otherwise the seconds to wait, or why not. */
  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, accountId, currentEmail, passwordHash }: EmailLink,
    password: string | undefined,
  ): Promise<true | number | 'password_required' | 'wrong_credentials'> {
    if (kind === 'undo') return true;
    if ((await accountInSession(database, provider, request, reply))?.id === accountId) return true;
    if (password === undefined) return 'password_required';
    const attempt = { email: currentEmail ?? '', ip: request.ip };
    const retryAfter = await signInLimits.begin(attempt);
    if (retryAfter > 0) return retryAfter;
    if (!(await verifyPassword(password, passwordHash))) {
      recordActivity('sign_in_failed');
      const decision = { how: 'settings', decision: 'wrong_credentials', account: accountId } as const;
      reportDecision({ log: request.log, countSignIn }, decision);
      return 'wrong_credentials';
    }
    await signInLimits.succeeded(attempt);
    return true;
  }

  app.post('/email-confirmation/confirm', async (request, reply) => {
    const input = parseBody(shape, request.body);
    if (!input) return refuse(reply, 'invalid_input');
    const link = await findEmailLink(database, input.token);
    if (!link) return refuse(reply, 'invalid_link');
    const admission = await admit(request, reply, link, input.password);
    if (typeof admission === 'number')
      return replyRetryAfter(reply, { error: 'too_many_attempts', retryAfter: admission });
    if (admission !== true) return refuse(reply, admission, { email: link.email });

    const language = textsLanguageOf(request.headers);
    const outcome = await useEmailLink(database, input.token, link, async (transaction, { former }) => {
      const { accountId, kind, email } = link;
      const person = { issuer: `${origin}${identityPath}`, subject: accountId };
      if (former === undefined) return;
      await changeDigestAddress(transaction, person, digestTables, { from: former.email, to: email });
      // Only a person who is known to read the former address may take the account back there.
      if (kind === 'undo' || !former.isVerified) return;
      const token = await createEmailLink(transaction, { accountId, kind: 'undo', email: former.email });
      const mail = { email: former.email, newEmail: email, at: new Date(), token, language };
      await outbox.post(emailChangedMessage(origin, mail), transaction);
    });
    if (typeof outcome === 'string') return refuse(reply, outcome);
    if (outcome.tokensValidFrom !== undefined) await whenTokensAreRefused(outcome.tokensValidFrom);
    return { kind: link.kind, email: link.email };
  });

  app.post('/email-confirmation/request', async (request, reply) => {
    const account = await accountInSession(database, provider, request, reply);
    if (!account?.email) return refuse(reply, 'no_session');
    const retryAfter = await count(account.id);
    if (retryAfter > 0) return replyRetryAfter(reply, { error: 'too_many_attempts', retryAfter });
    if (!account.emailVerified) {
      await sendConfirmation({
        accountId: account.id,
        email: account.email,
        language: textsLanguageOf(request.headers),
      });
    }
    return reply.code(202).send({ accepted: true });
  });
}
