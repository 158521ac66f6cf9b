import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Whether the client accepts a content coding such as `br` (`Accept-Encoding`). */
export const accepts = (request: FastifyRequest, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(
    request.headers['accept-encoding']?.toString() ?? '',
  );

/** How much is done to make a text small. */
interface Effort {
  readonly brotli: BrotliOptions;
  readonly gzip: ZlibOptions;
}

interface Compressed {
  readonly coding: 'br' | 'gzip';
  readonly body: Buffer;
}

/** Compresses a text as well as the client allows; undefined if it accepts no coding that we have. */
export async function compressFor(
  request: FastifyRequest,
  text: string,
  effort: Effort,
): Promise<Compressed | undefined> {
  if (accepts(request, 'br')) return { coding: 'br', body: await brotli(text, effort.brotli) };
  if (!accepts(request, 'gzip')) return undefined;
  return { coding: 'gzip', body: await deflate(text, effort.gzip) };
}

const pageEffort: Effort = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: {} };

/** Sends a text that was generated for this request, compressed as well as the client allows. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const compressed = await compressFor(request, text, pageEffort);
  if (compressed === undefined) return reply.send(text);
  return reply.header('content-encoding', compressed.coding).send(compressed.body);
}
