import { fastify, type FastifyInstance } from 'fastify';
import { type GatewayOptions } from '../../api/graphql/gateway.ts';
import { openGazetteer } from '../../domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../domain/job-search/postgres/postgres-search.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { makeShellBuild } from '../../../tooling/testing/shell-build.ts';
import type { DigestKind } from '../../domain/digests/digest-kind.ts';
import { createDigestNotice } from '../../domain/digests/digest-notice.ts';
import { digestPages } from '../../api/digest-pages/digest-pages.ts';
import { writeDueDigests } from '../../workers/digests/start-digests.ts';

/** A gateway, the pages that digests link to, and the emails that were written. */
export interface DigestSite {
  readonly gateway: TestGateway;
  readonly app: FastifyInstance;
  readonly posted: Message[];
  /** Runs what a process does every few minutes, at a given moment. */
  lookAt(kind: DigestKind, now: () => Date): Promise<void>;
  stop(): Promise<void>;
}

export async function startDigestSite(): Promise<DigestSite> {
  const posted: Message[] = [];
  const outbox = { post: (message: Message) => Promise.resolve(void posted.push(message)) };
  const sites = { siteOrigin: 'http://localhost:3000', partners: () => [] };
  // Each request creates its own notice, as if it came from another process: what they count is in the database.
  const onDigestRequested: GatewayOptions['onDigestRequested'] = (request) =>
    createDigestNotice(gateway.database.db, outbox, sites)(request);
  const gateway = await startTestGateway({ onDigestRequested });
  const database = gateway.database.db;
  const build = makeShellBuild();
  const app = fastify();
  await app.register(digestPages, { database, build: build.folder });
  const jobSearch = createPostgresSearch(database, openGazetteer);
  const onError = (error: unknown): never => {
    throw error;
  };
  return {
    gateway,
    app,
    posted,
    async lookAt(kind, now) {
      while (await writeDueDigests(kind, { database, jobSearch, outbox, sites, onError, now }));
    },
    async stop() {
      await app.close();
      build.remove();
      await gateway.stop();
    },
  };
}
