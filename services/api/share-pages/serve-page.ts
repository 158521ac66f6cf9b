import type { FastifyInstance } from 'fastify';
import type { ShareRoot } from '../../domain/shares/share-path.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import { verifyPassword } from '../../platform/passwords/passwords.ts';
import { countView } from './count-view.ts';
import { findShare } from './find-share.ts';
import { lockedPage } from './page/plain-pages.ts';
import { sharedPage } from './page/shared-page.ts';
import type { PasswordTries } from './password-tries.ts';
import type { Replies } from './replies.ts';
import { keyCookie } from './share-key.ts';
import type { SharingOptions } from './sharing-options.ts';
import { allOf, showShare } from './shown-share.ts';

/** The address of a link, as the router parses it. */
export interface OfLink {
  readonly Params: { readonly address: string };
}

/** Serves the page of a link. */
export function servePage(scope: FastifyInstance, root: ShareRoot, options: SharingOptions, replies: Replies): void {
  const { send, sendLater, leadNowhere } = replies;
  scope.get<OfLink>(`/${root}/:address`, async (request, reply) => {
    const { address } = request.params;
    const here = `/${root}/${address}`;
    if (await replies.isTooMuch('page', request)) return sendLater(request, reply, here, 'tooMany');
    const shownShare = await showShare(options, { root, address }, request);
    if (shownShare.kind === 'nothing') return leadNowhere(reply);
    if (shownShare.kind === 'locked') return send(request, reply, lockedPage(here, textsLanguageOf(request.headers)));
    if (shownShare.kind === 'unfinished') return sendLater(request, reply, here, 'unfinished');
    const { found, documents } = shownShare;
    const { share } = found;
    const parts = sharedPage({
      language: textsLanguageOf(request.headers),
      documents,
      picture: share.frozen?.picture,
      address: `${options.origin}${here}`,
      frozenAt: share.frozenAt,
      isListed: share.allowsSearch && share.passwordHash === null,
    });
    if (!parts) return leadNowhere(reply);
    if (request.method === 'GET') {
      // The page is shown even if the visit cannot be counted.
      await countView(options, found, request, reply).catch((error: unknown) =>
        request.log.error(error, 'A view of a link could not be counted'),
      );
    }
    return send(request, reply, parts, allOf(documents));
  });
}

/** Checks the password of a link that its form submits. */
export function servePassword(
  scope: FastifyInstance,
  root: ShareRoot,
  options: SharingOptions & { readonly tries: PasswordTries },
  { send, leadNowhere }: Replies,
): void {
  const { tries, origin, recordActivity } = options;
  scope.post<OfLink>(`/${root}/:address`, async (request, reply) => {
    const { address } = request.params;
    const here = `/${root}/${address}`;
    const foundShare = await findShare(options, { root, address }, new Date());
    if (!foundShare) return leadNowhere(reply);
    const { share } = foundShare;
    if (share.passwordHash === null) return reply.redirect(here, 303);
    const seconds = await tries.begin(address, request.ip);
    if (seconds > 0) {
      reply.code(429).header('retry-after', seconds);
      return send(request, reply, lockedPage(here, textsLanguageOf(request.headers), { kind: 'wait', seconds }));
    }
    const password = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : '';
    if (!(await verifyPassword(password, share.passwordHash))) {
      recordActivity?.('share_password_failed');
      return send(request, reply.code(403), lockedPage(here, textsLanguageOf(request.headers), { kind: 'wrong' }));
    }
    await tries.succeeded(address, request.ip);
    return reply.header('set-cookie', keyCookie(share, origin.startsWith('https:'))).redirect(here, 303);
  });
}
