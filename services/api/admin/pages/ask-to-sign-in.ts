import type { FastifyReply, FastifyRequest } from 'fastify';
import { markup } from '../../../platform/http/markup.ts';
import type { AdminReplies } from './admin-replies.ts';
import { signInPath } from './paths.ts';

/** Sends a page with a message and a link to the operators' sign-in page. */
export const askToSignIn = (
  { send }: AdminReplies,
  request: FastifyRequest,
  reply: FastifyReply,
  [title, text, action]: readonly [string, string, string],
): Promise<FastifyReply> =>
  send(request, reply, {
    title,
    content: markup`<div><h1>${title}</h1><p class="lead">${text}</p></div>
<div class="row"><a class="button main" href="${signInPath}">${action}</a></div>`,
  });
