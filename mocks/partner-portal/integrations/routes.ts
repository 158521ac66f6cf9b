import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { page } from '../pages/layout.ts';
import { contentSecurityPolicy, newNonce } from '../security.ts';
import type { CustomerSession } from '../session-store.ts';
import type { PortalSettings } from '../settings.ts';
import { integrations, vendors } from './integrations.ts';
import { integrationPage, integrationsList } from './page.ts';

export interface IntegrationRoutes {
  readonly settings: PortalSettings;
  readonly customerOf: (request: FastifyRequest) => CustomerSession | undefined;
}

const files = ['page.css', 'hostile.css', 'rtl.css', 'session.js', ...integrations.map(({ name }) => `${name}.js`)];
const typeOf = (file: string): string => `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`;

async function addFiles(app: FastifyInstance): Promise<void> {
  const require = createRequire(import.meta.url);
  const ownFiles = files.map((file) => ({ file, from: new URL(`public/${file}`, import.meta.url) }));
  const vendorFiles = Object.entries(vendors).map(([file, from]) => ({
    file: `vendor/${file}`,
    from: require.resolve(from),
  }));
  for (const { file, from } of [...ownFiles, ...vendorFiles]) {
    const content = await readFile(from);
    app.get(`/integrations/${file}`, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .type(typeOf(file))
        .send(content),
    );
  }
}

/** Serves the integrations, their code, and the third-party files they need. */
export async function registerIntegrations(
  app: FastifyInstance,
  { settings, customerOf }: IntegrationRoutes,
): Promise<void> {
  const show = (reply: FastifyReply, markup: string, nonce: string, isStrict = false): FastifyReply =>
    reply
      .header('content-security-policy', contentSecurityPolicy(settings, nonce, isStrict))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(markup);
  await addFiles(app);
  app.get('/integrations', (request, reply) => {
    const frame = { title: 'Integrations', path: '/integrations', customer: customerOf(request)?.email };
    return show(reply, page(frame, integrationsList()), newNonce());
  });
  for (const integration of integrations) {
    app.get(`/integrations/${integration.name}`, (request, reply) => {
      const session = customerOf(request);
      if (session === undefined) return reply.redirect(`/sign-in?next=${encodeURIComponent(request.url)}`, 303);
      const nonce = newNonce();
      return show(reply, integrationPage({ integration, session, settings, nonce }), nonce, integration.isStrict);
    });
  }
}
