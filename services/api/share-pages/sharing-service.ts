import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/open-database.ts';
import type { Queries } from '../../domain/queries.ts';
import { shareRoots } from '../../domain/shares/share-path.ts';
import type { PersonOf } from '../identity/identity.ts';
import { readShellAssets } from '../../platform/http/shell-assets.ts';
import type { Engine } from '../../domain/typesetting/engine/create-engine.ts';
import { sharedFiles } from './page/shared-page.ts';
import { createPasswordTries } from './password-tries.ts';
import { createReplies } from './replies.ts';
import { type PdfOfLink, previewServer, servePdf } from './serve-files.ts';
import { servePage, servePassword } from './serve-page.ts';
import { firstOf } from './shown-share.ts';

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

/**
 * Fastify plugin: `/r/{address}` shows a shared résumé, `/c/{address}` a letter or a letter with a résumé beside it, to
 * whoever has the link, as HTML and as PDFs.
 */
export async function sharing(app: FastifyInstance, options: SharingOptions): Promise<void> {
  const replies = createReplies(options.database, readShellAssets(path.join(options.build, 'shell')));
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
      servePdf(scope, { root, file: sharedFiles.document, choose: firstOf }, options, replies);
      servePreview(scope, root);
    }
    const resumeOfBundle = {
      root: 'c',
      file: sharedFiles.resumeOfBundle,
      choose: ({ letter, resume }) => letter && resume,
    } satisfies PdfOfLink;
    servePdf(scope, resumeOfBundle, options, replies);
    done();
  });
}
