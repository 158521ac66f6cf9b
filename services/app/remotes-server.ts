import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { registerHealth } from '../platform/telemetry/health.ts';
import { partnerWithPagesAt } from '../domain/partners/partner-hosts.ts';
import type { CurrentPartners } from '../domain/partners/partner.ts';
import { createServer, type StartOptions } from './create-server.ts';
import { remotesOrigin } from '../api/site/remotes-origin.ts';

export interface RemotesServerOptions extends StartOptions {
  readonly partners: CurrentPartners;
  readonly isDraining: () => boolean;
}

/** Creates the server of the remotes' origin, which is separate from the site's. */
export async function remotesServer(
  configuration: Configuration,
  { isDraining, partners, ...options }: RemotesServerOptions,
): Promise<FastifyInstance> {
  const { build, remotesOrigin: origin } = configuration;
  const app = createServer({ ...configuration, ...options });
  registerHealth(app, { isDraining });
  const choiceFor = (page: string | undefined) => partnerWithPagesAt(partners(), page) ?? {};
  await app.register(remotesOrigin, { build, remotesOrigin: origin, choiceFor });
  return app;
}
