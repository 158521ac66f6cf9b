import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { activities, isWatched } from '../domain/activities/activities.ts';
import { createAuthenticator } from '../domain/accounts/authentication/authenticator.ts';
import { createTokenBounds } from '../domain/accounts/authentication/token-bounds.ts';
import { headshotKey } from '../domain/headshots/change-headshot.ts';
import { memoizeBySource } from '../domain/partners/memoize-by-source.ts';
import { createEngine } from '../domain/typesetting/engine/create-engine.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { readWaitingMail } from '../platform/mail/waiting-mail.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { observeProcess } from '../platform/telemetry/start-telemetry.ts';
import { openMail } from './open-mail.ts';
import { openPlans } from './open-plans.ts';
import { createActivityRecorder } from './record-activities.ts';
import type { Capabilities, ProcessData, ServiceContext } from './service.ts';
import { trustedIssuers } from './trusted-issuers.ts';
import { watchPartners } from './watch-partners.ts';

/** Opens what a process with a database uses beside it: files, email, and the sale of plans. */
function openData(app: FastifyInstance, configuration: Configuration, opened: OpenDatabase): ProcessData {
  const { db: database, readReplica } = opened;
  const store = openStore(configuration.objectStore, database);
  const outbox = openMail(app, configuration, database);
  return { database, readReplica, store, outbox, plans: openPlans(configuration, { database, outbox }) };
}

/** Opens what the services of a process share, and starts to observe the server. All of it ends with the server. */
export async function openContext(
  app: FastifyInstance,
  configuration: Configuration,
  opened: OpenDatabase | undefined,
): Promise<ServiceContext> {
  const { roles, siteOrigin, metrics, tracesTo, slowStatement } = configuration;
  const capabilities: Capabilities = {};
  const { current: partners, refresh: refreshPartners } = await watchPartners(app, configuration, opened);
  const database = opened?.db;
  const pool = database?.$client;
  const observation = await observeProcess({
    log: app.log,
    roles: [...roles],
    readings: {
      ...(pool && { connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }) }),
      ...(roles.has('typesetter') && { typesettingSessions: () => capabilities.typesettingSessions?.count() ?? 0 }),
      ...(database && { waitingMail: () => readWaitingMail(database) }),
    },
    activities,
    watchedActivities: activities.filter(isWatched),
    metrics,
    tracesTo,
    slowStatement,
  });
  app.addHook('onClose', () => observation.stop());
  observation.watch(app);
  const data = opened && openData(app, configuration, opened);
  const store = data?.store;
  const engine = createEngine({
    loadPicture: store && (async (path) => (await store.get(headshotKey(path) ?? ''))?.bytes),
  });
  app.addHook('onClose', () => engine.stop());
  return {
    configuration,
    data,
    engine,
    authenticate: createAuthenticator({
      issuers: memoizeBySource(partners, (all) => trustedIssuers(configuration, all)),
      findTokenBound: data && createTokenBounds(data.database, (error) => app.log.error(error)),
    }),
    partners,
    refreshPartners,
    sites: { siteOrigin, partners },
    countDenial: observation.countDenial,
    countFailure: observation.countFailure,
    recordActivity: createActivityRecorder({ observation, log: app.log, database }),
    capabilities,
  };
}
