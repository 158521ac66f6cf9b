import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from './limits.ts';

/** The answer to a malformed request, in the format of every other error. */
const errorBody = (message: string) => ({ data: null, errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });

function problemOf({ body }: FastifyRequest): string | undefined {
  const query: unknown = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  if (typeof query !== 'string') return 'The body must be {"query": "…", "variables": {…}}.';
  if (query.length > limits.query) return `A query can have at most ${limits.query} characters.`;
  // Mercurius would also accept the JSON of a parsed query, which bypasses the token limit.
  return /^\s*(?:\{\s*["}]|\[)/.test(query) ? 'The query must be a string.' : undefined;
}

/**
 * Accepts GraphQL only by POST with a JSON body (product.md §7). A form on another site can send text/plain, which is
 * refused with 415, and GET is never answered.
 */
export function acceptPostOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  // These two hooks use callbacks rather than promises because they run for every request.
  app.addHook('onRequest', (request, reply, next) => {
    if (request.method === 'POST') next();
    else void reply.code(405).header('allow', 'POST').send(errorBody('Use POST.'));
  });
  app.addHook('preValidation', (request, reply, next) => {
    const problem = problemOf(request);
    if (problem === undefined) next();
    else void reply.code(400).send(errorBody(problem));
  });
}
