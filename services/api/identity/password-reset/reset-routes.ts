import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { changedMessage } from './changed-message.ts';
import { confirmReset } from './confirm-reset.ts';
import { endStragglers } from './end-access.ts';
import type { KeptRequests } from './kept-requests.ts';
import { parseConfirmation, parseRequest } from './parse-reset.ts';
import { createResetLimits, type ResetLimitSettings } from './reset-limits.ts';

/** Why a new password was refused, as the body `{ "error": code }`. */
export type ResetError = 'invalid_link' | 'weak_password' | 'invalid_input';

const statusOf: Readonly<Record<ResetError, number>> = {
  invalid_link: 400,
  weak_password: 422,
  invalid_input: 400,
};

export interface ResetRoutesOptions {
  readonly database: Database;
  /** Without them nothing can be mailed, and there are no such routes. */
  readonly mail: { readonly outbox: Outbox; readonly requests: KeptRequests } | undefined;
  /** The site's origin: every link leads there. */
  readonly origin: string;
  readonly limits: ResetLimitSettings | undefined;
  readonly signInLimits: Pick<SignInLimits, 'succeeded'>;
}

/** Milliseconds after which no request that was under way is under way any more. */
const stragglersEnd = 5_000;

/**
 * A new password by a link in a mail. `POST /password-reset/request` with `{ email }` answers 202 whoever has that
 * address, when the request is kept and before anybody is looked up, and whether or not the limits let a mail out. `POST /password-reset/confirm`
 * with `{ token, password }` answers `{ changed: true }`, or `{ error }`.
 */
export function registerPasswordReset(app: FastifyInstance, options: ResetRoutesOptions): void {
  const { database, mail, origin, signInLimits } = options;
  if (!mail) return;
  const { outbox, requests } = mail;
  const limits = createResetLimits(database, options.limits);

  const underWay = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  /** Does work that no answer waits for; the end of the process does. */
  const inBackground = (work: () => Promise<void>): void => {
    const done = work()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(underWay);
  });

  app.post('/password-reset/request', async (request, reply) => {
    const wanted = parseRequest(request.body);
    if (!wanted) return reply.code(statusOf.invalid_input).send({ error: 'invalid_input' });
    if (await limits.begin({ place: request.ip, email: wanted.email })) {
      await requests.keep({ email: wanted.email, language: textsLanguageOf(request.headers) });
      // Only when the answer is on its way does anything happen that depends on who this is.
      reply.raw.once('finish', () => requests.look());
    }
    return reply.code(202).send({ accepted: true });
  });

  app.post('/password-reset/confirm', async (request, reply) => {
    const refuse = (error: ResetError) => reply.code(statusOf[error]).send({ error });
    const wanted = parseConfirmation(request.body);
    if (!wanted) return refuse('invalid_input');
    // Kept together with the new password: nobody's password changes without their hearing of it.
    const outcome = await confirmReset(database, wanted, (transaction, { email }) => {
      const language = textsLanguageOf(request.headers);
      return outbox.post(changedMessage(origin, { email, at: new Date(), language }), transaction);
    });
    if (typeof outcome === 'string') return refuse(outcome);
    const { accountId, email } = outcome;
    const moment = Date.now();
    // Whoever forgot a password has guessed before; the right one must not have to wait for that.
    await signInLimits.succeeded({ place: request.ip, email });
    const timer = setTimeout(() => {
      timers.delete(timer);
      inBackground(() => endStragglers(database, accountId, moment));
    }, stragglersEnd);
    timers.add(timer.unref());
    return reply.send({ changed: true });
  });
}
