import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open-database.ts';
import type { Outbox } from '../mail/outbox.ts';
import { startDigests } from './digest-rounds.ts';

/** Writes daily messages for as long as the process runs. */
export function addDigests(
  app: FastifyInstance,
  sites: Pick<Configuration, 'siteOrigin' | 'partners'>,
  { database, outbox }: { readonly database: Database; readonly outbox: Outbox },
): void {
  const digests = startDigests({ database, outbox, sites, onError: (error) => app.log.error(error) });
  app.addHook('onClose', () => digests.close());
}
