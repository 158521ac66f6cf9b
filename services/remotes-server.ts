import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import { addHealth } from './observing/health.ts';
import type { LogStream } from './observing/log-options.ts';
import { partnerWithPagesAt } from './partners/partner-hosts.ts';
import type { CurrentPartners } from './partners/partner.ts';
import { createServer } from './server.ts';
import { remotesOrigin } from './site/remotes-origin.ts';

export interface RemotesServerOptions {
  readonly partners: CurrentPartners;
  readonly isDraining: () => boolean;
  readonly logTo?: LogStream | undefined;
}

/** The server of the remotes' origin, which is one of its own. */
export async function remotesServer(
  configuration: Configuration,
  { isDraining, partners, logTo }: RemotesServerOptions,
): Promise<FastifyInstance> {
  const { build, remotesOrigin: origin } = configuration;
  const app = createServer({ ...configuration, logTo });
  addHealth(app, { isDraining });
  const choiceFor = (page: string | undefined) => partnerWithPagesAt(partners(), page) ?? {};
  await app.register(remotesOrigin, { build, remotesOrigin: origin, choiceFor });
  return app;
}
