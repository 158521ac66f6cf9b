import type { FastifyInstance } from 'fastify';
import { type AdminPagesOptions, createAdminReplies } from './admin-replies.ts';
import { createVault } from '../../../platform/vault/vault.ts';
import { resealFactors } from '../factor/factors.ts';
import { serveAudit } from './serve-audit.ts';
import { serveCode } from './serve-code.ts';
import { servePartners } from './serve-partners.ts';
import { serveSignIn } from './serve-sign-in.ts';

/** The size limit of a form in bytes. Fifty origins fit. */
const maxFormBytes = 128 * 1024;

/**
 * Fastify plugin: serves `/admin`, where operators register partners and read the audit log (docs/adr/0033, 0036). All
 * pages work without scripts, exist only at the site's own host, and need their own session.
 */
export async function adminPages(app: FastifyInstance, options: AdminPagesOptions): Promise<void> {
  const replies = createAdminReplies(options);
  const { database, secrets, now = Date.now } = options;
  const care = { database, vault: createVault(secrets), now };
  for (const operator of await resealFactors(database, care.vault)) {
    app.log.error({ operator }, 'None of the secrets in IDENTITY_SECRET can decrypt the second factor of an operator.');
  }
  const { host } = new URL(options.siteOrigin);
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', (request, reply, callNext) => {
      // A partner's customers have no access to these pages.
      if (request.host === host) callNext();
      else reply.callNotFound();
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    serveSignIn(scope, care, replies, options);
    serveCode(scope, care, replies, options);
    servePartners(scope, options, replies);
    serveAudit(scope, options, replies);
    done();
  });
}
