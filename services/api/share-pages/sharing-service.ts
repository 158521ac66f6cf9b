import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shareRoots } from '../../domain/shares/share-path.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import { readShellAssets } from '../../platform/http/shell-assets.ts';
import { readWebFonts } from './page/document-fonts.ts';
import { sharedFiles } from './page/shared-page.ts';
import { createPasswordTries } from './password-tries.ts';
import { createReplies } from './replies.ts';
import { type PdfOfLink, previewServer, servePdf } from './serve-files.ts';
import { servePage, servePassword } from './serve-page.ts';
import { firstOf } from './shown-share.ts';
import type { SharingOptions } from './sharing-options.ts';

/**
 * Fastify plugin: `/r/{address}` shows a shared résumé, and `/c/{address}` a letter or a letter with a résumé, to
 * everyone who has the link, as HTML and as PDFs.
 */
export async function sharing(app: FastifyInstance, options: SharingOptions): Promise<void> {
  const fonts = readWebFonts(path.join(options.build, 'engine'));
  const replies = createReplies(options.database, readShellAssets(path.join(options.build, 'shell')), fonts);
  const countPdf = createCounter(options.database, 'shared-pdfs', { points: options.pdfsPerHour, duration: 3600 });
  const withCount = { ...options, countPdf };
  const withTries = { ...options, tries: createPasswordTries(options.database) };
  const servePreview = previewServer(options, replies);
  await app.register((scope, _options, done) => {
    // The form of a link with a password.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2048 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    for (const root of shareRoots) {
      servePage(scope, root, options, replies);
      servePassword(scope, root, withTries, replies);
      servePdf(scope, { root, file: sharedFiles.document, choose: firstOf }, withCount, replies);
      servePreview(scope, root);
    }
    const resumeOfBundle = {
      root: 'c',
      file: sharedFiles.resumeOfBundle,
      choose: ({ letter, resume }) => letter && resume,
    } satisfies PdfOfLink;
    servePdf(scope, resumeOfBundle, withCount, replies);
    done();
  });
}
