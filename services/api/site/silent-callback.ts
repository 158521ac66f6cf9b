import type { FastifyInstance } from 'fastify';
import { brand, silentCallbackPath, textsLanguage } from '../../../shared/contracts/index.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { markup } from '../../platform/http/markup.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';

/**
 * Passes the provider's answer, which is this page's address, to the surrounding page, in the format of oidc-client-ts.
 */
const script = `parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
`;

/**
 * Registers the page to which an external OpenID provider returns the hidden frame that checked whether the person is
 * still signed in. The surrounding page decides whether the answer is valid.
 */
export function registerSilentCallback(app: FastifyInstance): void {
  const page = markup`<!doctype html>
<html lang="${textsLanguage}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${brand.name}</title>
<script defer src="${silentCallbackPath}.js"></script>
</head>
<body></body>
</html>`.source;
  const policy = contentSecurityPolicy({ scripts: [], framedBy: ["'self'"] });
  app.get(silentCallbackPath, (_request, reply) =>
    setPageHeaders(reply, policy)
      // The address contains the code.
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(page),
  );
  app.get(`${silentCallbackPath}.js`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .send(script),
  );
}
