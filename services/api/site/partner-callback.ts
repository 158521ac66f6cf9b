import type { FastifyInstance } from 'fastify';
import { partnerAnswerChannel } from '../../../shared/contracts/index.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import { markup } from '../../platform/http/markup.ts';
import { partnerSignInPath } from './partner-variant.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';
import { publicTextsIn } from './texts.ts';

export const callbackPath = `${partnerSignInPath}/callback`;

/** Hands the provider's answer, which is this page's address, to the page that opened the window. */
const script = `new BroadcastChannel(${JSON.stringify(partnerAnswerChannel)}).postMessage(location.href);
history.replaceState(null, '', location.pathname);
window.close();
`;

function pageIn(language: string): string {
  const texts = publicTextsIn(language).partnerCallback;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<script defer src="${callbackPath}.js"></script>
</head>
<body>
<main><h1>${texts.title}</h1><p>${texts.text}</p></main>
</body>
</html>`.source;
}

/**
 * Where the partner's provider sends the window back to. It only passes the answer on and closes; whether it is an
 * answer to anything is for the page that asked.
 */
export function registerPartnerCallback(app: FastifyInstance): void {
  const policy = contentSecurityPolicy({ scripts: [] });
  app.get(callbackPath, (request, reply) =>
    setPageHeaders(reply, policy)
      .headers({
        'cache-control': 'no-store',
        // The code stands in the address.
        'referrer-policy': 'no-referrer',
        // A window of its own group could not be closed by the page that opened it, nor by itself.
        'cross-origin-opener-policy': 'unsafe-none',
      })
      .send(pageIn(textsLanguageOf(request.headers))),
  );
  app.get(`${callbackPath}.js`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .send(script),
  );
}
