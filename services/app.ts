import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { adminService } from './api/admin/admin-service.ts';
import { digestPagesService } from './api/digest-pages/digest-pages-service.ts';
import { filesService } from './api/files/files-service.ts';
import { graphqlService } from './api/graphql/graphql-service.ts';
import { identityService } from './api/identity/identity-service.ts';
import { openToPartnerPages } from './api/open-to-partner-pages.ts';
import { planPagesService } from './api/plan-pages/plan-pages-service.ts';
import { sharePagesService } from './api/share-pages/share-pages-service.ts';
import { remotesService } from './api/site/remotes-service.ts';
import { siteService } from './api/site/site-service.ts';
import { typesetService } from './api/typeset/typeset-service.ts';
import type { Configuration, Role } from './config/configuration.ts';
import { setEgressProxy } from './platform/egress/connect.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.ts';
import { registerHealth } from './platform/telemetry/health.ts';
import type { Log, Reports } from './platform/telemetry/log.ts';
import { createReadiness, type AskReadiness } from './platform/telemetry/readiness.ts';
import { observeProcess, type Observation } from './platform/telemetry/start-telemetry.ts';
import { arrivalLimits } from './process/arrival-limits.ts';
import { createServer, type ServerOptions, type StartOptions } from './process/create-server.ts';
import { listenEarly } from './process/early-server.ts';
import { openContext } from './process/open-context.ts';
import { createProcessLog } from './process/process-log.ts';
import type { Service } from './process/service.ts';
import { tasks } from './process/tasks.ts';
import { signInDecisions } from './domain/identity-accounts/sign-in-decisions.ts';
import { activities, isWatched } from './domain/activities/activities.ts';
import { deletionWorker } from './workers/deletion/deletion-worker.ts';
import { digestWorker } from './workers/digests/digest-worker.ts';
import { giftWorker } from './workers/gifts/gift-worker.ts';
import { ingestWorker } from './workers/ingest/ingest-worker.ts';
import { retentionWorker } from './workers/retention/retention-worker.ts';

/** The services of the site's origin. Later ones may use the capabilities of earlier ones. */
const services: readonly Service[] = [
  identityService,
  openToPartnerPages([graphqlService, filesService, typesetService]),
  deletionWorker,
  retentionWorker,
  ingestWorker,
  digestWorker,
  giftWorker,
  adminService,
  planPagesService,
  digestPagesService,
  sharePagesService,
  siteService,
];

/** The roles whose data is always in a database, the embedded one if no other is configured. */
const rolesWithData: readonly Role[] = ['gateway', 'identity', 'admin'];

export interface RunningServices {
  readonly addresses: readonly { readonly name: string; readonly address: string }[];
  /** Reports not ready, answers for `DRAIN_SECONDS` more, completes requests in progress, and closes everything. */
  stop(): Promise<void>;
}

async function openDatabaseFor(configuration: Configuration, log: Reports): Promise<OpenDatabase | undefined> {
  const { roles, databaseUrl: url, replicaUrl, dataDir } = configuration;
  // With an external database, the site shows shared pages, the typesetter shows headshots, and every role knows the
  // partners.
  if (url === undefined && !rolesWithData.some((role) => roles.has(role))) return undefined;
  return openDatabase({ url, replicaUrl, dataDir, log, name: `tessera ${[...roles].join(' ')}` });
}

/** Measures this process from its beginning, so that a start that takes long can be seen. */
const observe = ({ roles, feeds, metrics, tracesTo, slowStatement }: Configuration, log: Log): Promise<Observation> =>
  observeProcess({
    log,
    roles: [...roles],
    activities,
    watchedActivities: activities.filter(isWatched),
    signInDecisions,
    tasks,
    feeds: roles.has('gateway') ? feeds.map(({ key }) => key) : [],
    metrics,
    tracesTo,
    slowStatement,
  });

export interface ServicesOptions extends StartOptions {
  /** Default: one for the settings, to `logTo`. */
  readonly log?: Log;
  /** Where lost connections and migrations are reported, if not in the log. */
  readonly databaseLog?: Reports;
}

/**
 * Answers health probes, opens the database, registers the services of this process's roles on their two origins, and
 * lets them answer. Rejects, with everything closed again, when one of them cannot start.
 */
export async function startServices(
  configuration: Configuration,
  { logTo, log = createProcessLog(configuration, logTo), databaseLog = log, ...options }: ServicesOptions = {},
): Promise<RunningServices> {
  const { roles, host, sitePort, remotesPort, siteOrigin, remotesOrigin, drainSeconds, egressProxy } = configuration;
  setEgressProxy(egressProxy);
  let draining = false;
  const isDraining = (): boolean => draining;
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const openServer = (more: Partial<ServerOptions> = {}): FastifyInstance => {
    const app = createServer({ ...configuration, ...options, log, ...more });
    closers.push(() => app.close());
    return app;
  };
  try {
    const early = await listenEarly(host, sitePort, arrivalLimits(options.requestTimeoutMs));
    closers.push(() => early.close());
    const observation = await observe(configuration, log);
    closers.push(() => observation.stop());
    const started: { readiness?: AskReadiness } = {};
    observation.addReadings({ isReady: async () => (await started.readiness?.()) === 'ok' });
    const opened = await openDatabaseFor(configuration, databaseLog);
    if (opened) closers.push(() => opened.close());
    const app = openServer({ early });
    const context = await openContext(app, configuration, opened, observation);
    const check = opened && (() => opened.db.execute('select 1'));
    const isReady = createReadiness({ isDraining, check, log });
    registerHealth(app, isReady);
    for (const service of services) await service(app, context);
    const addresses = [{ name: 'Site', address: siteOrigin }];
    if (roles.has('remotes')) {
      const files = openServer();
      registerHealth(files, createReadiness({ isDraining, log }));
      await remotesService(files, context);
      await files.listen({ host, port: remotesPort });
      addresses.push({ name: 'Remotes', address: remotesOrigin });
    }
    await app.listen({ host, port: sitePort });
    started.readiness = isReady;
    return {
      addresses,
      async stop() {
        draining = true;
        await setTimeout(drainSeconds * 1000);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
