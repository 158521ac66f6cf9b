import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { openGazetteer } from '../../domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../domain/job-search/postgres/postgres-search.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Sites } from '../../domain/partners/partner-hosts.ts';
import { digestKinds } from '../../domain/digests/digest-kinds.ts';
import { startDigests } from './digest-worker.ts';

/** Writes daily emails for as long as the process runs. */
export function registerDigests(
  app: FastifyInstance,
  sites: Sites,
  { database, outbox }: { readonly database: Database; readonly outbox: Outbox },
): void {
  const jobSearch = createPostgresSearch(database, openGazetteer);
  const onError = (error: unknown): void => app.log.error(error);
  for (const kind of Object.values(digestKinds)) {
    const digests = startDigests(kind, { database, jobSearch, outbox, sites, onError });
    app.addHook('onClose', () => digests.close());
  }
}
