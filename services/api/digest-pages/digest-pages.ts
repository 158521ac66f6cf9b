import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '../../../shared/contracts/brand.ts';
import type { Database } from '../../platform/database/database.ts';
import { confirmDigest, digestAt, stopDigest } from '../../domain/digests/digest.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import type { Translate } from '../../platform/i18n/translator.ts';
import { markup, type Markup } from '../../platform/http/markup.ts';
import { sharedPageStyles } from '../share-pages/page/styles.ts';
import { sendCompressed } from '../../platform/http/compressed-reply.ts';
import { mosaicPicture } from '../../platform/pages/pictures.ts';
import { publicPageMaker } from '../../platform/pages/public-page.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';
import { readShellAssets } from '../../platform/http/shell-assets.ts';
import type { DigestKind, DigestText } from '../../domain/digests/digest-kind.ts';
import { digestKinds } from '../../domain/digests/digest-kinds.ts';

export interface DigestPagesOptions {
  readonly database: Database;
  /** The folder of the build, because pages use the shell's fonts. */
  readonly build: string;
}

interface Address {
  readonly account: string;
  readonly secret: string;
}

const question = (text: string, action: string, label: string, path: string): Markup => markup`<p>${text}</p>
<form method="post" action="${path}"><input type="hidden" name="action" value="${action}">
<button class="button main" type="submit">${label}</button></form>`;

const answer = ({ home }: DigestKind, t: Translate<DigestText>, text: string): Markup =>
  markup`<p>${text}</p><a class="button main" href="${home}">${t('pageHome')}</a>`;

/**
 * Fastify plugin: serves `/digest/{account}/{secret}` and its counterparts for the other kinds, where the reader of a
 * daily email confirms or stops it without signing in. Only pressing a button changes anything, because mail programs
 * open links automatically. A mail program's own button posts without showing the page (RFC 8058).
 */
export async function digestPages(app: FastifyInstance, { database, build }: DigestPagesOptions): Promise<void> {
  const makePage = publicPageMaker(readShellAssets(path.join(build, 'shell')), sharedPageStyles);

  const send = (
    { translatorIn }: DigestKind,
    request: FastifyRequest,
    reply: FastifyReply,
    contentIn: (t: Translate<DigestText>) => Markup,
  ): Promise<FastifyReply> => {
    const language = textsLanguageOf(request.headers);
    const t = translatorIn(language);
    const page = markup`<body class="status-page"><header></header>
<main>${mosaicPicture}<h1>${t('pageTitle')}</h1>${contentIn(t)}</main>
</body>`;
    const { body, policy } = makePage({ language, title: `${t('pageTitle')} · ${brand.name}`, content: page });
    setPageHeaders(reply, policy).headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    return sendCompressed(request, reply, body);
  };

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );

    for (const kind of Object.values(digestKinds)) {
      const { path: place, table } = kind;
      const replyGone = (request: FastifyRequest, reply: FastifyReply) =>
        send(kind, request, reply.code(404), (t) => answer(kind, t, t('pageGone')));

      scope.get<{ Params: Address }>(`/${place}/:account/:secret`, async (request, reply) => {
        const { account, secret } = request.params;
        const digest = await digestAt(database, table, account, secret);
        if (!digest) return replyGone(request, reply);
        const { email, confirmedAt } = digest;
        return send(kind, request, reply, (t) =>
          confirmedAt === null
            ? question(t('pageAsk', { email }), 'confirm', t('pageConfirm'), request.url)
            : question(t('pageStopAsk', { email }), 'stop', t('pageStop'), request.url),
        );
      });

      scope.post<{ Params: Address }>(`/${place}/:account/:secret`, async (request, reply) => {
        const { account, secret } = request.params;
        const digest = await digestAt(database, table, account, secret);
        if (!digest) return replyGone(request, reply);
        const isConfirmed = request.body instanceof URLSearchParams && request.body.get('action') === 'confirm';
        await (isConfirmed ? confirmDigest(database, table, account) : stopDigest(database, table, account));
        if (!isConfirmed) await kind.onStopped?.(database, account);
        const { email } = digest;
        return send(kind, request, reply, (t) =>
          answer(kind, t, isConfirmed ? t('pageConfirmed', { email }) : t('pageStopped')),
        );
      });
    }
    done();
  });
}
