import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminCallbackPath, adminPath } from '../../identity/identity.ts';
import { fill } from '../../languages/fill.ts';
import { markup } from '../../markup/markup.ts';
import { createCookieJar, readCookie } from '../session/cookies.ts';
import { beginSession, endSession } from '../session/operator-sessions.ts';
import { type BegunSignIn, createOperatorSignIn } from '../session/operator-sign-in.ts';
import type { AdminPagesOptions } from './admin-pages.ts';
import type { AdminReplies } from './admin-replies.ts';
import { partnerAddress, partnersPath, signInPath, signOutPath } from './paths.ts';
import { audited } from '../audited.ts';
import { actorOf } from '../actor.ts';

/** What the browser keeps of a sign-in that is under way: three words of base64url. */
const begunText = ({ state, nonce, verifier }: BegunSignIn): string => [state, nonce, verifier].join('.');

function readBegun(text = ''): BegunSignIn | undefined {
  const [state, nonce, verifier] = text.split('.');
  return state && nonce && verifier ? { state, nonce, verifier } : undefined;
}

/** `/admin` and all by which operators come and go. */
export function serveSignIn(scope: FastifyInstance, options: AdminPagesOptions, replies: AdminReplies): void {
  const { database, siteOrigin } = options;
  const signIn = createOperatorSignIn(options);
  const cookies = createCookieJar(siteOrigin);

  const ask = (
    request: FastifyRequest,
    reply: FastifyReply,
    [title, text, action]: readonly [string, string, string],
  ): Promise<FastifyReply> => {
    const content = markup`<div><h1>${title}</h1><p class="lead">${text}</p></div>
<div class="row"><a class="button main" href="${signInPath}">${action}</a></div>`;
    return replies.send(request, reply, { title, content });
  };

  scope.get(adminPath, async (request, reply) => {
    const { signIn: texts } = replies.textsFor(request);
    const visit = await replies.visitOf(request, reply);
    if (visit) {
      const { partnerId } = visit.operator;
      return reply.redirect(partnerId === null ? partnersPath : partnerAddress(partnerId), 303);
    }
    const { ended } = request.query as { readonly ended?: string };
    return ask(request, reply, [texts.title, ended === undefined ? fill(texts.text) : texts.ended, texts.action]);
  });

  scope.get(signInPath, async (_request, reply) => {
    const { address, begun } = await signIn.begin();
    cookies.set(reply, 'tessera_operator_begun', begunText(begun));
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });

  scope.get(adminCallbackPath, async (request, reply) => {
    const { signIn: texts } = replies.textsFor(request);
    const begun = readBegun(readCookie(request, 'tessera_operator_begun'));
    cookies.clear(reply, 'tessera_operator_begun');
    const failed = () => ask(request, reply.code(400), [texts.failedTitle, texts.failed, texts.action]);
    if (!begun) return failed();
    const subject = await signIn.finish(new URL(request.url, siteOrigin), begun).catch((error: unknown) => {
      request.log.warn({ err: error }, 'A sign-in of an operator was refused');
      return undefined;
    });
    if (subject === undefined) return failed();
    const act = { actor: actorOf({ identityId: subject }), action: 'operators sign-in', target: subject };
    const token = await beginSession(database, subject);
    if (token === undefined) return ask(request, reply.code(403), [texts.notTitle, fill(texts.not), texts.again]);
    await audited(database, act, () => Promise.resolve());
    cookies.set(reply, 'tessera_operator', token);
    return reply.header('cache-control', 'no-store').redirect(adminPath, 303);
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
