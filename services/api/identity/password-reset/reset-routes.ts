import type { FastifyInstance } from 'fastify';
import type { RecordActivity } from '../../../domain/activities/activities.ts';
import type { Database } from '../../../platform/database/database.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { changedMessage } from './changed-message.ts';
import { confirmReset, type ResetRefusal } from './confirm-reset.ts';
import { whenTokensAreRefused } from '../../../domain/accounts/authentication/token-bounds.ts';
import { identityPath } from '../../../domain/oauth-clients/web-client.ts';
import { endStragglers } from '../../../domain/identity-accounts/end-access.ts';
import type { ResetRequestQueue } from './reset-request-queue.ts';
import { parseConfirmation, parseLink, parseRequest } from './parse-reset.ts';
import { reviewReset } from './review-reset.ts';
import { createResetLimits, type ResetLimitSettings } from './reset-limits.ts';

/** The reasons why a new password was refused, as the body `{ "error": code }`. */
export type ResetError = ResetRefusal | 'invalid_input';

const statusOf: Readonly<Record<ResetError, number>> = {
  invalid_link: 400,
  weak_password: 422,
  owner_unknown: 409,
  invalid_input: 400,
};

export interface ResetRoutesOptions {
  readonly database: Database;
  /** Without them, nothing can be mailed and the routes do not exist. */
  readonly mail: { readonly outbox: Outbox; readonly requests: ResetRequestQueue } | undefined;
  /** The site's origin, to which every link leads. */
  readonly origin: string;
  readonly limits: ResetLimitSettings | undefined;
  readonly signInLimits: Pick<SignInLimits, 'succeeded'>;
  readonly recordActivity: RecordActivity;
}

/** The milliseconds after which every request that was in progress has ended. */
const stragglersEnd = 5_000;

/**
 * Registers the routes for a new password by an emailed link. `POST /password-reset/request` with `{ email }` answers
 * 202 for every address, once the request is stored and before any account is looked up, and whether or not the limits
 * allow an email. `POST /password-reset/review` with `{ token }` answers what a new password affects (`ResetReview`), and
 * `POST /password-reset/confirm` with `{ token, password, keeps, isOwn }` answers `{ changed: true }` when every process
 * refuses the account's earlier tokens; both answer `{ error }` otherwise.
 */
export function registerPasswordReset(app: FastifyInstance, options: ResetRoutesOptions): void {
  const { database, mail, origin, signInLimits, recordActivity } = options;
  if (!mail) return;
  const { outbox, requests } = mail;
  const limits = createResetLimits(database, options.limits);

  const underWay = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  /** Runs work that no answer waits for, but that the end of the process waits for. */
  const inBackground = (work: () => Promise<void>): void => {
    const promise = work()
      .catch((error: unknown) => app.log.error(error, 'A request for a new password could not be stored'))
      .finally(() => underWay.delete(promise));
    underWay.add(promise);
  };
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(underWay);
  });

  app.post('/password-reset/request', async (request, reply) => {
    const input = parseRequest(request.body);
    if (!input) return reply.code(statusOf.invalid_input).send({ error: 'invalid_input' });
    recordActivity('password_reset_requested');
    if (await limits.begin({ ip: request.ip, email: input.email })) {
      await requests.enqueue({ email: input.email, language: textsLanguageOf(request.headers) });
      // Work that depends on the account begins only after the answer was sent.
      reply.raw.once('finish', () => requests.poll());
    }
    return reply.code(202).send({ accepted: true });
  });

  const issuer = `${origin}${identityPath}`;

  app.post('/password-reset/review', async (request, reply) => {
    const input = parseLink(request.body);
    if (!input) return reply.code(statusOf.invalid_input).send({ error: 'invalid_input' });
    const review = await reviewReset(database, issuer, input.token);
    return review ?? reply.code(statusOf.invalid_link).send({ error: 'invalid_link' });
  });

  app.post('/password-reset/confirm', async (request, reply) => {
    const refuse = (error: ResetError) => reply.code(statusOf[error]).send({ error });
    const input = parseConfirmation(request.body);
    if (!input) return refuse('invalid_input');
    // The notice is stored together with the new password, so that no password changes without the owner learning of
    // it.
    const outcome = await confirmReset(database, issuer, input, (transaction, { email }) => {
      const language = textsLanguageOf(request.headers);
      return outbox.post(changedMessage(origin, { email, at: new Date(), language }), transaction);
    });
    if (typeof outcome === 'string') return refuse(outcome);
    recordActivity('password_changed');
    const { accountId, email, tokensValidFrom } = outcome;
    const moment = Date.now();
    // A person who forgot their password has guessed before. The right one must not have to wait for that.
    await signInLimits.succeeded({ ip: request.ip, email });
    const timer = setTimeout(() => {
      timers.delete(timer);
      inBackground(() => endStragglers(database, accountId, moment));
    }, stragglersEnd);
    timers.add(timer.unref());
    await whenTokensAreRefused(tokensValidFrom);
    return reply.send({ changed: true });
  });
}
