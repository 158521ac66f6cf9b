import type { FastifyInstance, FastifyReply } from 'fastify';
import { strictTransport } from './security-headers.ts';

/** An answer that is no page and brings nothing along: whoever opens it in a window gets text that can do nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Data, plain words, redirects and answers without a body; not files, of which scripts would run under the policy. */
const isBare = (reply: FastifyReply): boolean =>
  /^(?:$|application\/json|text\/plain)/.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Headers of every answer that say what a route has left unsaid: browsers do not guess types, keep to https where the site has
 * it, and neither keep nor run what is no page. A route that says something else itself is left alone.
 */
export function registerBaseHeaders(app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): void {
  // On the connection's own answer: the identity provider writes past the framework.
  const always = Object.entries({ 'x-content-type-options': 'nosniff', ...(isSecure && strictTransport) });
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of always) raw.setHeader(name, value);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode !== 304 && isBare(reply)) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
