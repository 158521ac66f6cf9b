import type { FastifyInstance } from 'fastify';
import type { Setting } from '../../partners/registered-partners.ts';
import type { OperatorSignInOptions } from '../session/operator-sign-in.ts';
import { type AdminRepliesOptions, createAdminReplies } from './admin-replies.ts';
import { serveAudit } from './serve-audit.ts';
import { servePartners } from './serve-partners.ts';
import { serveSignIn } from './serve-sign-in.ts';

export interface AdminPagesOptions extends AdminRepliesOptions, OperatorSignInOptions {
  /** What partners are held to, and those that the database does not know. */
  readonly setting: Setting;
  /** This process need not wait for what it has changed itself. */
  readonly onPartnersChanged: () => void;
}

/** Bytes of a form; fifty origins are below. */
const longestForm = 128 * 1024;

/**
 * Fastify plugin: `/admin`, where operators register partners and see what was done (docs/adr/0033). All of it works without
 * a script, is there at the site's own host alone, and asks for a session of its own.
 */
export async function adminPages(app: FastifyInstance, options: AdminPagesOptions): Promise<void> {
  const replies = createAdminReplies(options);
  const { host } = new URL(options.siteOrigin);
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', (request, reply, next) => {
      // A partner's customers have nothing to do here.
      if (request.host === host) next();
      else reply.callNotFound();
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    serveSignIn(scope, options, replies);
    servePartners(scope, options, replies);
    serveAudit(scope, options, replies);
    done();
  });
}
