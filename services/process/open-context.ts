import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { createAuthenticator } from '../domain/accounts/authentication/authenticator.ts';
import { createTokenBounds } from '../domain/accounts/authentication/token-bounds.ts';
import { createHeadshotLoader } from '../domain/headshots/load-headshot.ts';
import { memoizeBySource } from '../domain/partners/memoize-by-source.ts';
import { readFeedStates } from '../domain/postings/store/feed-state.ts';
import { createEngine } from '../domain/typesetting/engine/create-engine.ts';
import type { Database } from '../platform/database/database.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { readWaitingMail } from '../platform/mail/waiting-mail.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import { openStore } from '../platform/storage/open-store.ts';
import type { Reports } from '../platform/telemetry/log.ts';
import { createTaskErrors } from '../platform/telemetry/task-errors.ts';
import type { Observation } from '../platform/telemetry/start-telemetry.ts';
import { type MailReporters, openMail } from './open-mail.ts';
import { openPlans } from './open-plans.ts';
import { createActivityRecorder } from './record-activities.ts';
import type { Capabilities, ProcessData, ServiceContext } from './service.ts';
import type { TaskErrors } from './tasks.ts';
import { trustedIssuers } from './trusted-issuers.ts';
import { watchPartners } from './watch-partners.ts';

/** Logs at the start that a bucket cannot be used, which would otherwise show when somebody opens a file. */
function reportUnusable(store: ObjectStore, log: Reports): void {
  // No object has this key, and a store that can be used says so.
  store.get('start-check').catch((error: unknown) => log.error(error, 'The object store cannot be used'));
}

/** Opens what a process with a database uses beside it: files, email, and the sale of plans. */
function openData(
  app: FastifyInstance,
  configuration: Configuration,
  opened: OpenDatabase,
  reporters: MailReporters,
): ProcessData {
  const { db: database, readReplica } = opened;
  const store = openStore(configuration.objectStore, database);
  if (configuration.objectStore !== undefined) reportUnusable(store, app.log);
  const outbox = openMail(app, configuration, database, reporters);
  return { database, readReplica, store, outbox, plans: openPlans(configuration, { database, outbox }) };
}

/** Adds what this process knows to its metrics. */
function addReadings(
  { addReadings: add }: Observation,
  { roles, feeds }: Configuration,
  capabilities: Capabilities,
  database: Database | undefined,
): void {
  const pool = database?.$client;
  const feedKeys = roles.has('gateway') ? feeds.map(({ key }) => key) : [];
  add({
    ...(pool && { connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }) }),
    ...(roles.has('typesetter') && { typesettingSessions: () => capabilities.typesettingSessions?.count() ?? 0 }),
    ...(database && { waitingMail: () => readWaitingMail(database) }),
    ...(database && feedKeys.length > 0 && { feeds: () => readFeedStates(database, feedKeys) }),
  });
}

/** Opens what the services of a process share, and observes the server. All of it ends with the server. */
export async function openContext(
  app: FastifyInstance,
  configuration: Configuration,
  opened: OpenDatabase | undefined,
  observation: Observation,
): Promise<ServiceContext> {
  const { siteOrigin } = configuration;
  const capabilities: Capabilities = {};
  const { countTaskFailure: count } = observation.counters;
  const taskErrors: TaskErrors = (task) => createTaskErrors({ log: app.log, task, count });
  const { current: partners, refresh: refreshPartners } = await watchPartners(app, configuration, opened, taskErrors);
  const database = opened?.db;
  addReadings(observation, configuration, capabilities, database);
  observation.watch(app);
  const data = opened && openData(app, configuration, opened, { counters: observation.counters, taskErrors });
  const store = data?.store;
  const engine = createEngine({ loadPicture: store && createHeadshotLoader(store) });
  app.addHook('onClose', () => engine.stop());
  return {
    configuration,
    data,
    engine,
    authenticate: createAuthenticator({
      issuers: memoizeBySource(partners, (all) => trustedIssuers(configuration, all)),
      findTokenBound: data && createTokenBounds(data.database, taskErrors('token_bounds')),
    }),
    partners,
    refreshPartners,
    sites: { siteOrigin, partners },
    counters: observation.counters,
    taskErrors,
    recordActivity: createActivityRecorder({ counters: observation.counters, log: app.log, database }),
    capabilities,
  };
}
