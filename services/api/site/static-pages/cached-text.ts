import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../../../platform/http/compressed-reply.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * A text that stays the same while the process runs. It is compressed once, as well as possible, on the first request.
 */
export class CachedText {
  /** The strong entity tag. */
  readonly etag: string;
  readonly #text: string;
  #small: Promise<Buffer> | undefined;
  #compatible: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.#text = text;
    this.etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  }

  /** Answers with the text in an encoding that the browser accepts, or with 304 when the browser has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding').header('etag', this.etag);
    if (request.headers['if-none-match']?.includes(this.etag) === true) return reply.code(304).send();
    if (accepts(request, 'br')) {
      this.#small ??= brotli(this.#text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      return reply.header('content-encoding', 'br').send(await this.#small);
    }
    if (accepts(request, 'gzip')) {
      this.#compatible ??= deflate(this.#text, { level: 9 });
      return reply.header('content-encoding', 'gzip').send(await this.#compatible);
    }
    return reply.send(this.#text);
  }
}
