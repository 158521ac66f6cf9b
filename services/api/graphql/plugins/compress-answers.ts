import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from '../../../platform/http/compressed-reply.ts';

/** Answers with fewer characters fit into the first packets of a connection, so that compressing them gains nothing. */
const minLength = 8 * 1024;

const brotliParams = {
  // Higher qualities take longer and save hardly more on answers, whose size is mostly ids.
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // 256 KiB, because each compression reserves its window.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/**
 * Compresses long answers, such as a list of a thousand blocks, which is a sixth of its size then. Tokens are sent in a
 * header by our own pages only, so that no other site can have answers made to guess at their content by their length.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < minLength) {
      done(null, payload);
      return;
    }
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`);
    const send =
      (coding: string) =>
      (error: Error | null, body: Buffer): void => {
        if (error) {
          done(null, payload);
          return;
        }
        reply.header('content-encoding', coding);
        done(null, body);
      };
    if (accepts(request, 'br')) brotliCompress(payload, { params: brotliParams }, send('br'));
    else if (accepts(request, 'gzip')) gzip(payload, { level: 3 }, send('gzip'));
    else done(null, payload);
  });
}
