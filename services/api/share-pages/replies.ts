import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { WebFont } from '../../../shared/typesetting/web-fonts.ts';
import type { Database } from '../../platform/database/database.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import { clientNetworkOf } from '../../platform/rate-limit/client-network.ts';
import { sendCompressed } from '../../platform/http/compressed-reply.ts';
import { publicPageMaker, type PublicPageParts } from '../../platform/pages/public-page.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';
import type { ShellAssets } from '../../platform/http/shell-assets.ts';
import { documentStyles } from './page/document-styles.ts';
import { laterPage } from './page/plain-pages.ts';
import { sheetStyles } from './page/sheet-styles.ts';
import { sharedPageStyles } from './page/styles.ts';

/** The address to which everything that cannot be shown redirects, without any difference (decisions.md "Sharing"). */
const nowhere = '/oops';

/** The limits per minute and client network. A page is cheap, while the PDF of a live link must be typeset. */
export const pagesAMinute = { points: 120, duration: 60 };
export const filesAMinute = { points: 20, duration: 60 };

/** The answers of shared pages and files. */
export interface Replies {
  /** Sends a page, in the design of the documents that it shows. */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: PublicPageParts,
    documents?: readonly ComposedDocument[],
  ) => Promise<FastifyReply>;
  /** Answers that nothing can be shown now. `here` is the address to try again. */
  readonly sendLater: (
    request: FastifyRequest,
    reply: FastifyReply,
    here: string,
    why: 'busy' | 'tooMany' | 'unfinished',
  ) => Promise<FastifyReply>;
  readonly leadNowhere: (reply: FastifyReply) => FastifyReply;
  /** Counts a request. Returns whether there have been too many from its client network. */
  readonly isTooMuch: (what: 'page' | 'file', request: FastifyRequest) => Promise<boolean>;
}

/**
 * Creates the answers of shared pages and files. `assets` are those of the shell, and `fonts` those of documents.
 */
export function createReplies(database: Database, assets: ShellAssets, fonts: readonly WebFont[]): Replies {
  const makePlainPage = publicPageMaker(assets, sharedPageStyles);
  const makeDocumentPage = (documents: readonly ComposedDocument[]): ReturnType<typeof publicPageMaker> => {
    const { styles, preload } = documentStyles(documents, fonts);
    return publicPageMaker(assets, sharedPageStyles + sheetStyles + styles, preload);
  };
  const counts = {
    page: createCounter(database, 'shared-page', pagesAMinute),
    file: createCounter(database, 'shared-file', filesAMinute),
  };

  const send: Replies['send'] = (request, reply, parts, documents) => {
    const makePage = documents ? makeDocumentPage(documents) : makePlainPage;
    const { body, policy } = makePage(parts);
    setPageHeaders(reply, policy).headers({
      'cache-control': 'private, no-store',
      // The address is all that is needed to see the page, so no other site may learn it.
      'referrer-policy': 'no-referrer',
      ...(parts.isListed !== true && { 'x-robots-tag': 'noindex' }),
    });
    return sendCompressed(request, reply, body);
  };

  return {
    send,
    sendLater: (request, reply, here, reason) =>
      send(
        request,
        reply.code(reason === 'tooMany' ? 429 : 503).header('retry-after', '60'),
        laterPage(here, textsLanguageOf(request.headers), reason === 'unfinished' ? reason : 'busy'),
      ),
    leadNowhere: (reply) =>
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(nowhere),
    isTooMuch: async (kind, { ip }) => (await counts[kind](clientNetworkOf(ip))) > 0,
  };
}
