import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Whether the client accepts a content coding such as `br` (`Accept-Encoding`). */
export const accepts = (request: FastifyRequest, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(
    request.headers['accept-encoding']?.toString() ?? '',
  );

/** Sends a text that was generated for this request, compressed as well as the client allows. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (accepts(request, 'br')) {
    const body = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(body);
  }
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await deflate(text));
  return reply.send(text);
}
