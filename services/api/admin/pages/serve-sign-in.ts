import type { FastifyInstance } from 'fastify';
import { adminCallbackPath, adminPath } from '../../../domain/oauth-clients/web-client.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import type { FactorCare } from '../factor/finish-sign-in.ts';
import { beginSignIn } from '../factor/sign-ins.ts';
import { createCookieJar, readCookie } from '../session/cookies.ts';
import { endSession } from '../session/operator-sessions.ts';
import { type SignInState, createOperatorSignIn, type OperatorSignInOptions } from '../session/operator-sign-in.ts';
import type { AdminReplies } from './admin-replies.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { codePath, partnerAddress, partnersPath, signInPath, signOutPath } from './paths.ts';

/** Formats the sign-in in progress for the browser's cookie: three words of base64url. */
const begunText = ({ state, nonce, verifier }: SignInState): string => [state, nonce, verifier].join('.');

function readBegun(text = ''): SignInState | undefined {
  const [state, nonce, verifier] = text.split('.');
  return state && nonce && verifier ? { state, nonce, verifier } : undefined;
}

/** Serves `/admin`, the sign-in up to the correct password, and the sign-out. */
export function serveSignIn(
  scope: FastifyInstance,
  { database, vault }: FactorCare,
  replies: AdminReplies,
  options: OperatorSignInOptions,
): void {
  const { siteOrigin } = options;
  const signIn = createOperatorSignIn(options);
  const cookies = createCookieJar(siteOrigin);

  scope.get(adminPath, async (request, reply) => {
    const { signIn: texts } = replies.textsFor(request);
    const visit = await replies.visitOf(request, reply);
    if (visit) {
      const { partnerId } = visit.operator;
      return reply.redirect(partnerId === null ? partnersPath : partnerAddress(partnerId), 303);
    }
    const { ended } = request.query as { readonly ended?: string };
    return askToSignIn(replies, request, reply, [
      texts.title,
      ended === undefined ? interpolate(texts.text) : texts.ended,
      texts.action,
    ]);
  });

  scope.get(signInPath, async (_request, reply) => {
    const { address, begun } = await signIn.begin();
    cookies.set(reply, 'tessera_operator_begun', begunText(begun));
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });

  scope.get(adminCallbackPath, async (request, reply) => {
    const { signIn: texts } = replies.textsFor(request);
    const signInState = readBegun(readCookie(request, 'tessera_operator_begun'));
    cookies.clear(reply, 'tessera_operator_begun');
    const renderFailure = () =>
      askToSignIn(replies, request, reply.code(400), [texts.failedTitle, texts.failed, texts.action]);
    if (!signInState) return renderFailure();
    const subject = await signIn.finish(new URL(request.url, siteOrigin), signInState).catch((error: unknown) => {
      request.log.warn({ err: error }, 'A sign-in of an operator was refused');
      return undefined;
    });
    if (subject === undefined) return renderFailure();
    const token = await beginSignIn(database, vault, subject);
    if (token === undefined)
      return askToSignIn(replies, request, reply.code(403), [texts.notTitle, interpolate(texts.not), texts.again]);
    cookies.set(reply, 'tessera_operator_code', token);
    return reply.header('cache-control', 'no-store').redirect(codePath, 303);
  });

  scope.post(
    signOutPath,
    replies.submitted(async ({ request, reply }) => {
      await endSession(database, readCookie(request, 'tessera_operator') ?? '');
      cookies.clear(reply, 'tessera_operator');
      return reply.redirect(`${adminPath}?ended=1`, 303);
    }),
  );
}
