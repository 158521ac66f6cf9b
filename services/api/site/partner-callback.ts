import type { FastifyInstance } from 'fastify';
import { partnerAnswerChannel } from '../../../shared/contracts/index.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import { markup } from '../../platform/http/markup.ts';
import { partnerSignInPath } from './partner-variant.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';
import { publicTextsIn } from './texts.ts';

export const callbackPath = `${partnerSignInPath}/callback`;

/** Passes the provider's answer, which is this page's address, to the page that opened the window. */
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
 * Registers the page to which the partner's provider returns the window. It only passes the answer on and closes. The
 * page that asked decides whether the answer is valid.
 */
export function registerPartnerCallback(app: FastifyInstance): void {
  const policy = contentSecurityPolicy({ scripts: [] });
  app.get(callbackPath, (request, reply) =>
    setPageHeaders(reply, policy)
      .headers({
        'cache-control': 'no-store',
        // The address contains the code.
        'referrer-policy': 'no-referrer',
        // A window in its own browsing context group could not be closed by the page that opened it, nor by its own
        // script.
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
