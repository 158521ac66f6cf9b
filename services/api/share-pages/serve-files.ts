import type { FastifyInstance } from 'fastify';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { SharedDocuments } from '../../../shared/documents/compose-shared.ts';
import { TypesettingError } from '../../../shared/typesetting/typesetter.ts';
import type { Counter } from '../../platform/rate-limit/counter.ts';
import type { ShareRoot } from '../../domain/shares/share-path.ts';
import { drawPreview } from '../../domain/thumbnails/draw-thumbnail.ts';
import { createThumbnailMaker } from '../../domain/thumbnails/thumbnail-maker.ts';
import { attachment } from '../typeset/attachment.ts';
import { sharedFiles } from './page/shared-page.ts';
import type { Replies } from './replies.ts';
import type { OfLink } from './serve-page.ts';
import type { SharingOptions } from './sharing-options.ts';
import { firstOf, frozenHeadshot, pdfOf, showShare } from './shown-share.ts';

/** A file of a link, and the document of the link that it shows. */
export interface PdfOfLink {
  readonly root: ShareRoot;
  readonly file: string;
  readonly choose: (documents: SharedDocuments) => ComposedDocument | undefined;
}

const isBusy = (error: unknown): boolean => error instanceof TypesettingError && error.failure === 'busy';

/** Serves the PDF of one of a link's documents. */
export function servePdf(
  scope: FastifyInstance,
  { root, file, choose }: PdfOfLink,
  options: SharingOptions & { readonly countPdf: Counter },
  { isTooMuch, sendLater, leadNowhere }: Replies,
): void {
  scope.get<OfLink>(`/${root}/:address/${file}`, async (request, reply) => {
    const { address } = request.params;
    const here = `/${root}/${address}`;
    if (await isTooMuch('file', request)) return sendLater(request, reply, here, 'tooMany');
    const shownShare = await showShare(options, { root, address }, request);
    if (shownShare.kind === 'nothing') return leadNowhere(reply);
    // The page explains why.
    if (shownShare.kind !== 'open') return reply.redirect(here);
    const document = choose(shownShare.documents);
    if (!document) return leadNowhere(reply);
    const { accountId, frozen } = shownShare.found.share;
    // The PDF of a frozen link is stored, and only that of a live one is typeset.
    if (!frozen && (await options.countPdf(accountId)) > 0) return sendLater(request, reply, here, 'tooMany');
    try {
      const pdf = await pdfOf(options, shownShare.found, document);
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
      if (isBusy(error)) return sendLater(request, reply, here, 'busy');
      throw error;
    }
  });
}

/** Creates the handler that serves the preview of a link for other sites: the upper part of its first page. */
export function previewServer(
  options: SharingOptions,
  { isTooMuch, leadNowhere }: Replies,
): (scope: FastifyInstance, root: ShareRoot) => void {
  const previews = createThumbnailMaker({ engine: options.engine, drawPicture: drawPreview, cacheSize: 100 });
  return (scope, root) => {
    scope.get<OfLink>(`/${root}/:address/${sharedFiles.preview}`, async (request, reply) => {
      if (await isTooMuch('file', request)) return reply.code(429).header('retry-after', '60').send();
      // Sites that show previews know no password.
      const shownShare = await showShare(options, { root, address: request.params.address }, request);
      const document = shownShare.kind === 'open' ? firstOf(shownShare.documents) : undefined;
      if (shownShare.kind !== 'open' || !document) return leadNowhere(reply);
      try {
        const { drawing } = await previews.create(document, frozenHeadshot(shownShare.found));
        const { picture } = await drawing;
        return await reply
          .headers({ 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff' })
          .type('image/png')
          .send(Buffer.from(picture));
      } catch (error) {
        if (isBusy(error)) return reply.code(503).header('retry-after', '60').send();
        throw error;
      }
    });
  };
}
