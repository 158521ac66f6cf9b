import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ComposedDocument } from '../../shared/documents/composed-document.ts';
import { TypesettingError } from '../../shared/typesetting/typesetter.ts';
import type { Database } from '../database/open-database.ts';
import { sharePdfs } from '../database/schema/index.ts';
import { pictureBytes } from '../gateway/store/kept-picture.ts';
import type { Queries } from '../gateway/store/queries.ts';
import type { PersonOf } from '../identity/identity.ts';
import { placeOf } from '../identity/limits/place.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { sendCompressed } from '../site/compressed-reply.ts';
import { publicPageMaker, type PublicPageParts } from '../site/public-pages/public-page.ts';
import { setPageHeaders } from '../site/security-headers.ts';
import { readShellAssets } from '../site/shell-assets.ts';
import type { Engine } from '../typesetter/engine/create-engine.ts';
import { attachment } from '../typesetter/attachment.ts';
import { drawPreview } from '../thumbnails/draw-thumbnail.ts';
import { createThumbnailMaker } from '../thumbnails/thumbnail-maker.ts';
import { countView } from './count-view.ts';
import { documentOf, findShare, type FoundShare } from './find-share.ts';
import { busyPage, lockedPage, sharedPage } from './page/shared-page.ts';
import { sharedPageStyles } from './page/styles.ts';
import { createPasswordTries } from './password-tries.ts';
import { keyCookie, mayOpen } from './share-key.ts';

export interface SharingOptions {
  readonly database: Database;
  readonly queries: Queries;
  readonly engine: Pick<Engine, 'open' | 'pdf'>;
  /** Folder of the build: pages have the shell's fonts. */
  readonly build: string;
  /** The site's origin without a slash at its end. */
  readonly origin: string;
  /** Who is signed in, where this process can tell: owners' own visits are not counted. */
  readonly personOf?: PersonOf | undefined;
}

/** Where everything that cannot be shown leads, without any difference (decisions.md "Sharing"). */
const nowhere = '/oops';

/** In a minute and from one place. A page is cheap; a PDF of a live link is typeset. */
const pagesAMinute = { points: 120, duration: 60 };
const pdfsAMinute = { points: 20, duration: 60 };

interface Address {
  readonly Params: { readonly address: string };
}

/** Fastify plugin: `/r/{address}` shows a shared résumé to whoever has the link, as HTML and as a PDF. */
export async function sharing(app: FastifyInstance, options: SharingOptions): Promise<void> {
  const { database, engine, build, origin } = options;
  const assets = readShellAssets(path.join(build, 'shell'));
  const makePlainPage = publicPageMaker(assets, sharedPageStyles());
  const previews = createThumbnailMaker({ engine, drawPicture: drawPreview, kept: 100 });
  const tries = createPasswordTries(database);
  const pages = new RateLimiterMemory(pagesAMinute);
  const pdfs = new RateLimiterMemory(pdfsAMinute);
  const isSecure = origin.startsWith('https:');

  const isTooMuch = (limiter: RateLimiterMemory, { ip }: FastifyRequest): Promise<boolean> =>
    limiter.consume(placeOf(ip)).then(
      () => false,
      () => true,
    );

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    parts: PublicPageParts,
    makePage = makePlainPage,
  ): Promise<FastifyReply> {
    const { body, policy } = makePage(parts);
    setPageHeaders(reply, policy).headers({
      'cache-control': 'private, no-store',
      // The address is all that is needed to see the page: no other site is told it.
      'referrer-policy': 'no-referrer',
      ...(parts.isListed !== true && { 'x-robots-tag': 'noindex' }),
    });
    return sendCompressed(request, reply, body);
  }

  const sendBusy = (request: FastifyRequest, reply: FastifyReply, to: string): Promise<FastifyReply> =>
    send(request, reply.code(503).header('retry-after', '60'), busyPage(to));

  const leadNowhere = (reply: FastifyReply): FastifyReply =>
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(nowhere);

  async function pdfOf({ share }: FoundShare, document: ComposedDocument): Promise<Uint8Array> {
    if (!share.frozen) return engine.pdf(document);
    const [kept] = await database
      .select({ bytes: sharePdfs.bytes })
      .from(sharePdfs)
      .where(and(eq(sharePdfs.accountId, share.accountId), eq(sharePdfs.shareId, share.id)));
    if (!kept) throw new Error('A frozen link has no PDF.');
    return kept.bytes;
  }

  await app.register((scope, _options, done) => {
    // The form of a link with a password.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2048 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );

    scope.get<Address>('/r/:address', async (request, reply) => {
      const { address } = request.params;
      const here = `/r/${address}`;
      if (await isTooMuch(pages, request)) return sendBusy(request, reply, here);
      const found = await findShare(options, address, new Date());
      if (!found) return leadNowhere(reply);
      if (!mayOpen(found.share, request)) return send(request, reply, lockedPage(here));
      const document = await documentOf(options, found);
      if (!document) return leadNowhere(reply);
      if (request.method === 'GET') {
        // A page is shown also when it cannot be counted.
        await countView(options, found, request, reply).catch((error: unknown) => app.log.error(error));
      }
      const isListed = found.share.allowsSearch && found.share.passwordHash === null;
      const picture = found.share.frozen?.picture;
      const parts = sharedPage({ document, picture, address: `${origin}${here}`, isListed });
      return send(request, reply, parts, publicPageMaker(assets, sharedPageStyles(document.design.accent)));
    });

    scope.post<Address>('/r/:address', async (request, reply) => {
      const { address } = request.params;
      const here = `/r/${address}`;
      const found = await findShare(options, address, new Date());
      if (!found) return leadNowhere(reply);
      const { share } = found;
      if (share.passwordHash === null) return reply.redirect(here, 303);
      const seconds = await tries.begin(address, request.ip);
      if (seconds > 0) {
        return send(
          request,
          reply.code(429).header('retry-after', seconds),
          lockedPage(here, { kind: 'wait', seconds }),
        );
      }
      const given = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : '';
      if (!(await verifyPassword(given, share.passwordHash))) {
        return send(request, reply.code(403), lockedPage(here, { kind: 'wrong' }));
      }
      await tries.succeeded(address, request.ip);
      return reply.header('set-cookie', keyCookie(share, isSecure)).redirect(here, 303);
    });

    scope.get<Address>('/r/:address/document.pdf', async (request, reply) => {
      const { address } = request.params;
      const here = `/r/${address}`;
      if (await isTooMuch(pdfs, request)) return sendBusy(request, reply, here);
      const found = await findShare(options, address, new Date());
      if (!found) return leadNowhere(reply);
      if (!mayOpen(found.share, request)) return reply.redirect(here);
      const document = await documentOf(options, found);
      if (!document) return leadNowhere(reply);
      try {
        const pdf = await pdfOf(found, document);
        return await reply
          .headers({
            'content-disposition': attachment(document.title),
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
            'x-robots-tag': 'noindex',
          })
          .type('application/pdf')
          .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
      } catch (error) {
        if (error instanceof TypesettingError && error.failure === 'busy') return sendBusy(request, reply, here);
        throw error;
      }
    });

    scope.get<Address>('/r/:address/preview.png', async (request, reply) => {
      if (await isTooMuch(pdfs, request)) return reply.code(503).header('retry-after', '60').send();
      const found = await findShare(options, request.params.address, new Date());
      // Sites that show previews know no password.
      const document = found && mayOpen(found.share, request) ? await documentOf(options, found) : undefined;
      if (!document) return leadNowhere(reply);
      const { picture } = await previews.of(document, pictureBytes(found?.share.frozen?.picture));
      return reply
        .headers({ 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff' })
        .type('image/png')
        .send(Buffer.from(await picture));
    });
    done();
  });
}
