import { fastify, type FastifyInstance } from 'fastify';
import { createIdentityClient, type IdentityClient } from './identity/identity-client.ts';
import { registerFiles } from './routes/files.ts';
import { registerPages } from './routes/pages.ts';
import { registerSession } from './routes/session.ts';
import { SessionStore } from './session-store.ts';
import type { PortalSettings } from './settings.ts';
import { createEnsureAccount, type EnsureAccount } from './tessera-account.ts';

export interface RunningPortal {
  /** `http://localhost:3002`; the host is `localhost`, as the site's, so that both are one site for cookies. */
  readonly origin: string;
  close(): Promise<void>;
}

/** What the portal's backend asks of Tessera; tests put their own in its place. */
export interface TesseraServices {
  readonly identity: IdentityClient;
  readonly ensureAccount: EnsureAccount;
}

/** Plain HTML forms, which Fastify does not read by itself. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Builds the portal without listening, for tests that call it in process. */
export async function buildPartnerPortal(settings: PortalSettings, tessera: TesseraServices): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  const sessions = new SessionStore();
  acceptForms(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  await registerFiles(app);
  registerSession(app, { settings, sessions, ...tessera });
  registerPages(app, { settings, sessions });
  return app;
}

/** Starts the stand-in of a partner's career portal. */
export async function startPartnerPortal(settings: PortalSettings): Promise<RunningPortal> {
  const log = (error: unknown): void => console.error('Northgate Careers:', error);
  const app = await buildPartnerPortal(settings, {
    identity: createIdentityClient(settings.siteOrigin, log),
    ensureAccount: createEnsureAccount(settings.siteOrigin, log),
  });
  await app.listen({ port: settings.port, host: settings.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  return { origin: `http://localhost:${port}`, close: () => app.close() };
}
