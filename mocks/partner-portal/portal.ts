import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerApi } from './api/api.ts';
import { createDirectory } from './customers/directory.ts';
import { createIdentityClient, type IdentityClient } from './identity/identity-client.ts';
import { registerIntegrations } from './integrations/routes.ts';
import { callbackPath, clientId, createPortalProvider, providerPath } from './provider/provider.ts';
import { registerProvider } from './provider/routes.ts';
import { registerFiles } from './routes/files.ts';
import { registerPages } from './routes/pages.ts';
import { registerSession } from './routes/session.ts';
import { contentSecurityPolicy, newNonce } from './security.ts';
import { sessionIdFrom } from './session-cookie.ts';
import { SessionStore } from './session-store.ts';
import type { PortalSettings } from './settings.ts';
import { createEnsureAccount, type EnsureAccount } from './tessera-account.ts';

export interface RunningPortal {
  /** The origin, `http://localhost:3002`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The external services of the portal's backend, which tests replace. */
export interface PortalServices {
  readonly identity: IdentityClient;
  readonly ensureAccount: EnsureAccount;
}

/** Parses plain HTML forms, which Fastify does not do on its own. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Builds the portal without listening, for tests that call it in process. */
export async function buildPartnerPortal(settings: PortalSettings, services: PortalServices): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  const sessions = new SessionStore();
  const customers = createDirectory();
  const provider = await createPortalProvider(settings, customers);
  const show = (reply: FastifyReply, markup: string): FastifyReply =>
    reply
      .header('content-security-policy', contentSecurityPolicy(settings, newNonce()))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(markup);
  acceptForms(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  await registerFiles(app);
  await registerApi(app, { provider, customers, settings });
  await registerProvider(app, { provider, customers, show });
  registerSession(app, { sessions, customers, show, ...services });
  registerPages(app, { settings, sessions });
  const customerOf = ({ headers }: FastifyRequest) => sessions.find(sessionIdFrom(headers.cookie));
  await registerIntegrations(app, { settings, customerOf });
  return app;
}

/** Starts the mock of a partner's career portal. */
export async function startPartnerPortal(settings: PortalSettings): Promise<RunningPortal> {
  const { origin, siteOrigin, port, host } = settings;
  const log = (error: unknown): void => console.error('Northgate Careers:', error);
  const app = await buildPartnerPortal(settings, {
    identity: createIdentityClient({
      issuer: `${origin}${providerPath}`,
      clientId,
      redirectUri: `${origin}${callbackPath}`,
      log,
    }),
    ensureAccount: createEnsureAccount(siteOrigin, log),
  });
  await app.listen({ port, host });
  return { origin, close: () => app.close() };
}
