import type { FastifyInstance } from 'fastify';
import { brand, silentCallbackPath, textsLanguage } from '../../../shared/contracts/index.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { markup } from '../../platform/http/markup.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';

/** Hands the provider's answer, which is this page's address, to the page around it, in the words of oidc-client-ts. */
const script = `parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
`;

/**
 * Where an OpenID provider elsewhere sends the hidden frame back to, in which it was asked whether one is still signed in.
 * Whether it is an answer to anything is for the page around it.
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
      // The code stands in the address.
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
