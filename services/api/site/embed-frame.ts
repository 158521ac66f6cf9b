import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brand } from '../../../shared/contracts/index.ts';
import { inlineJson, markup, type Markup } from '../../platform/http/markup.ts';
import { partnerWithPagesAt } from '../../domain/partners/partner-hosts.ts';
import type { CurrentPartners } from '../../domain/partners/partner.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { readEmbedDescription, type PinnedScript } from './embed-description.ts';
import { setPageHeaders } from '../../platform/http/security-headers.ts';

export const embedFramePath = '/embed/frame';

export interface EmbedFrameOptions {
  readonly build: string;
  readonly remotesOrigin: string;
  readonly partners: CurrentPartners;
}

/**
 * Registers the page that holds one remote in a frame on a partner's page (`isolation: 'iframe'`, docs/embedding.md).
 * `for` names the origin of that page: it must be a partner's, only the partner's origins may frame it, and the frame
 * communicates with that origin only. The page keeps no session: tokens come from the surrounding page.
 */
export function registerEmbedFrame(app: FastifyInstance, { build, remotesOrigin, partners }: EmbedFrameOptions): void {
  const scriptAt = ({ script, integrity }: PinnedScript): Markup =>
    markup`<script defer src="${remotesOrigin}/${script}" integrity="${integrity}" crossorigin="anonymous"></script>
`;
  app.get<{ Querystring: { for?: unknown } }>(embedFramePath, (request, reply) => {
    const page = typeof request.query.for === 'string' ? request.query.for : undefined;
    const partner = partnerWithPagesAt(partners(), page);
    const description = readEmbedDescription(build);
    reply.header('cache-control', 'no-store');
    if (partner === undefined || description === undefined) {
      return setPageHeaders(reply.code(partner === undefined ? 403 : 404), contentSecurityPolicy({}))
        .type('text/plain; charset=utf-8')
        .send(partner === undefined ? 'This origin is not registered.\n' : 'embed.js has not been built.\n');
    }
    const nonce = randomBytes(16).toString('base64url');
    const policy = contentSecurityPolicy({
      styleNonce: nonce,
      scripts: [remotesOrigin],
      connections: [remotesOrigin],
      framedBy: partner.origins,
    });
    const registry = `${remotesOrigin}/registry.json?for=${encodeURIComponent(page ?? '')}`;
    return setPageHeaders(reply, policy).send(
      markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand.name}</title>
<style nonce="${nonce}">body{margin:0}</style>
<script type="application/json" id="config">${inlineJson({ page, registry, nonce })}</script>
${[description, description.frame].map(scriptAt)}</head>
<body><div id="place"></div></body>
</html>`.source,
    );
  });
}
