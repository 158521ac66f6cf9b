import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '../../../../shared/contracts/brand.ts';
import { adminPath } from '../../../domain/oauth-clients/web-client.ts';
import { defaultLimits } from '../../identity/sign-in-limits.ts';
import { createExponentialBackoff } from '../../identity/limits/exponential-backoff.ts';
import { duration } from '../../../platform/i18n/formats-in.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { runAudited, actorOf } from '../../../domain/operators/audit-log.ts';
import { factorLabel } from '../factor/factors.ts';
import { type FactorCare, finishSignIn, CodeDeniedError } from '../factor/finish-sign-in.ts';
import { readCode } from '../../../platform/one-time-codes/one-time-codes.ts';
import { findSignIn, type HalfSignIn } from '../factor/sign-ins.ts';
import { createCookieJar, readCookie } from '../session/cookies.ts';
import { hashOf } from '../session/operator-sessions.ts';
import type { AdminPagesOptions, AdminReplies } from './admin-replies.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { codePage } from './code-page.ts';
import { isNavigation, ownForm } from './own-requests.ts';
import { codePath } from './paths.ts';

/** What the metrics call the reasons. */
const decisions = {
  wrong: 'wrong_code',
  used: 'code_used',
  lost: 'factor_lost',
  over: 'expired',
  setUpElsewhere: 'expired',
} as const;

/** The reasons that end a sign-in at the code page, with the status of the answer. */
const endings = { over: 400, lost: 503, setUpElsewhere: 409 } as const;

/** Serves `/admin/code`, the second half of a sign-in, which begins the session. */
export function serveCode(
  scope: FastifyInstance,
  care: FactorCare,
  replies: AdminReplies,
  { siteOrigin, recordActivity, countSignIn }: Pick<AdminPagesOptions, 'siteOrigin' | 'recordActivity' | 'countSignIn'>,
): void {
  const { database, vault } = care;
  const cookies = createCookieJar(siteOrigin);
  // The limit depends on the operator alone: a person who gets here knows the password, whatever their network.
  const wrongCodes = createExponentialBackoff(database, defaultLimits.wrongPasswords);
  const issuer = `${brand.name} (${new URL(siteOrigin).hostname})`;
  const tokenIn = (request: FastifyRequest): string => readCookie(request, 'tessera_operator_code') ?? '';

  const end = (request: FastifyRequest, reply: FastifyReply, reason: keyof typeof endings): Promise<FastifyReply> => {
    const { code, signIn } = replies.textsFor(request);
    const { title, text } = code.endings[reason];
    cookies.clear(reply, 'tessera_operator_code');
    return askToSignIn(replies, request, reply.code(endings[reason]), [title, interpolate(text), signIn.action]);
  };

  /** Shows the code page of a sign-in, or the problem that prevents it. */
  function ask(request: FastifyRequest, reply: FastifyReply, signIn: HalfSignIn, problem?: string) {
    const { code: texts } = replies.textsFor(request);
    const { offered, hasFactor, identityId, email } = signIn;
    if (hasFactor && offered !== null) return end(request, reply, 'setUpElsewhere');
    const label = factorLabel(identityId);
    if (offered !== null && !vault.canOpen(offered, label)) return end(request, reply, 'lost');
    const secret = offered === null ? undefined : vault.open(offered, label).text;
    const content = codePage({ texts, signIn, name: { issuer, account: email ?? identityId }, secret, problem });
    return replies.send(request, reply, { title: secret === undefined ? texts.title : texts.setUpTitle, content });
  }

  /** Checks the code between two entries of the audit log. Returns the session's token, or why there is none. */
  async function finish(token: string, { identityId, offered }: HalfSignIn, code: string) {
    const action = offered === null ? 'operators sign-in' : 'operators set-up-factor';
    const act = { actor: actorOf({ identityId }), action, target: identityId };
    try {
      return await runAudited(database, act, () => finishSignIn(care, { token, identityId, code }));
    } catch (error) {
      if (error instanceof CodeDeniedError) return error;
      throw error;
    }
  }

  scope.get(codePath, async (request, reply) => {
    if (!isNavigation(request)) return replies.refuseForm(request, reply);
    const signIn = await findSignIn(database, tokenIn(request));
    return signIn ? ask(request, reply, signIn) : reply.redirect(adminPath, 303);
  });

  scope.post(codePath, async (request, reply) => {
    const token = tokenIn(request);
    const signIn = await findSignIn(database, token);
    if (!signIn) return end(request, reply, 'over');
    const form = ownForm(request, siteOrigin, signIn.formToken);
    if (!form) return replies.refuseForm(request, reply);
    const { problems } = replies.textsFor(request).code;
    const code = readCode(form.get('code') ?? '');
    if (code === undefined) return ask(request, reply.code(422), signIn, problems.notACode);
    const tries = hashOf(`operator code\n${signIn.identityId}`);
    const seconds = Math.ceil((await wrongCodes.begin(tries)) / 1000);
    if (seconds > 0) {
      countSignIn?.('operator', 'too_many_attempts');
      const wait = duration(seconds, textsLanguageOf(request.headers));
      return ask(request, reply.code(429).header('retry-after', seconds), signIn, interpolate(problems.wait, { wait }));
    }
    const session = await finish(token, signIn, code);
    if (session instanceof CodeDeniedError) {
      const { why } = session;
      request.log.warn({ operator: signIn.identityId, why }, 'The code of an operator was rejected');
      countSignIn?.('operator', decisions[why]);
      recordActivity?.('operator_code_failed');
      const isOver = why !== 'wrong' && why !== 'used';
      return isOver ? end(request, reply, why) : ask(request, reply.code(422), signIn, problems[why]);
    }
    countSignIn?.('operator', 'let_in');
    await wrongCodes.forget(tries);
    cookies.clear(reply, 'tessera_operator_code');
    cookies.set(reply, 'tessera_operator', session);
    return reply.header('cache-control', 'no-store').redirect(adminPath, 303);
  });
}
