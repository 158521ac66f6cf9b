import { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { compressFor } from '../../../platform/http/compressed-reply.ts';

/** Answers with fewer characters fit into the first packets of a connection, so that compressing them gains nothing. */
const minLength = 8 * 1024;

const effort = {
  brotli: {
    params: {
      // Higher qualities take longer and save hardly more on answers, whose size is mostly ids.
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // 256 KiB, because each compression reserves its window.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
  gzip: { level: 3 },
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
    compressFor(request, payload, effort).then(
      (compressed) => {
        if (compressed) reply.header('content-encoding', compressed.coding);
        done(null, compressed?.body ?? payload);
      },
      () => done(null, payload),
    );
  });
}
