import type { FastifyInstance, FastifyReply } from 'fastify';
import { strictTransport } from './security-headers.ts';

/** The policy of a response that is not a page: a browser that opens it shows text that can load and run nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** A browser that opens data saves it instead of showing it (ASVS 14.4.2). Our own requests do not notice. */
export const savedData = 'attachment; filename="api.json"';

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '');

const isData = (type: string): boolean => type.startsWith('application/json');

/**
 * Matches data, plain text, redirects, and empty responses. Files are excluded, because scripts among them would run
 * under the policy.
 */
const isBare = (type: string): boolean => type === '' || isData(type) || type.startsWith('text/plain');

/**
 * Sets headers that a route did not set itself: browsers do not guess types, stay on https if the site uses it, and
 * neither store nor run responses that are not pages. Headers that a route sets are left unchanged.
 */
export function registerBaseHeaders(app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): void {
  const always = { 'x-content-type-options': 'nosniff', ...(isSecure && strictTransport) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = typeOf(reply);
    if (reply.statusCode !== 304 && isBare(type)) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
      if (isData(type) && !reply.hasHeader('content-disposition')) reply.header('content-disposition', savedData);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
