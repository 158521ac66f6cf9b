import { setTimeout } from 'node:timers/promises';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { adminPages } from './api/admin/pages/admin-pages.ts';
import { deleteDataOf } from './domain/accounts/deletion/delete-account-data.ts';
import { createDeletionNotice } from './domain/accounts/deletion/deletion-notice.ts';
import { startDeletions } from './workers/deletion/sweep-deletions.ts';
import { accountExport } from './api/files/account-export.ts';
import { calendarFeed } from './api/files/calendar-feed.ts';
import type { Configuration, Role } from './config/configuration.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.ts';
import { type ReadReplica } from './platform/database/database.ts';
import { type Database } from './platform/database/database.ts';
import { createAuthenticator } from './domain/accounts/authentication/authenticator.ts';
import { gateway, type GatewayOptions } from './api/graphql/gateway.ts';
import { startPurge } from './workers/retention/start-purge.ts';
import { prepareQueries } from './domain/queries.ts';
import { identitySecrets } from './config/identity-secrets.ts';
import { watchPartners } from './app/watch-partners.ts';
import { deleteIdentityOf } from './api/identity/delete-identity.ts';
import { defaultLimits, identity, identityPath, type ReadSessionUser } from './api/identity/identity.ts';
import { registerDigests } from './workers/digests/register-digests.ts';
import { createDigestNotice } from './domain/digests/digest-notice.ts';
import { digestPages } from './api/digest-pages/digest-pages.ts';
import { openMail } from './app/open-mail.ts';
import { headshotKey } from './domain/headshots/change-headshot.ts';
import { openPlans } from './app/add-plans.ts';
import type { Plans } from './domain/plans/plans.ts';
import { headshots } from './api/files/headshots.ts';
import { registerHealth } from './platform/telemetry/health.ts';
import { observeProcess } from './platform/telemetry/start-telemetry.ts';
import { requestIdHeader } from './platform/telemetry/request-id.ts';
import { createServer, type StartOptions } from './app/create-server.ts';
import { memoizeBySource } from './domain/partners/memoize-by-source.ts';
import { partnerWithPagesAt, type Sites } from './domain/partners/partner-hosts.ts';
import type { CurrentPartners } from './domain/partners/partner.ts';
import { settingOf } from './domain/partners/registered-partners.ts';
import { remotesServer } from './app/remotes-server.ts';
import { sentCopies } from './api/files/sent-copies.ts';
import { pagePreparation, signInOptions } from './app/site-options.ts';
import { site } from './api/site/site.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';
import { openStore } from './platform/storage/open-store.ts';
import { thumbnails } from './api/files/thumbnails.ts';
import type { CallersSessions } from './domain/typesetting/callers-sessions.ts';
import { createEngine, type Engine } from './domain/typesetting/engine/create-engine.ts';
import { registerIngest } from './workers/ingest/register-ingest.ts';
import { sharing } from './api/share-pages/sharing-service.ts';
import { typesetter } from './api/typeset/typesetter-service.ts';
import { trustedIssuers } from './app/trusted-issuers.ts';

export interface RunningServices {
  readonly addresses: readonly { readonly name: string; readonly address: string }[];
  /** Reports not ready, answers for `DRAIN_SECONDS` more, completes requests in progress, and closes everything. */
  stop(): Promise<void>;
}

/** A process's database, and the files that belong to it. */
interface Data {
  readonly database: Database;
  readonly readReplica: ReadReplica;
  readonly store: ObjectStore;
}

interface ServicesForPages {
  readonly engine: Engine;
  readonly partners: CurrentPartners;
  readonly data: Data | undefined;
  readonly plans: Plans | undefined;
  readonly onDeletionRequested: GatewayOptions['onDeletionRequested'];
  readonly onDigestRequested: GatewayOptions['onDigestRequested'];
  readonly onRefusal: GatewayOptions['onRefusal'];
  readonly onTypesetter: (sessions: CallersSessions) => void;
}

/** Registers the gateway and the typesetter, which partners' pages may call, too: with tokens, never with cookies. */
async function registerPartnerServices(
  app: FastifyInstance,
  configuration: Configuration,
  { engine, partners, data, plans, onDeletionRequested, onDigestRequested, onRefusal, onTypesetter }: ServicesForPages,
): Promise<void> {
  const { roles } = configuration;
  const authenticate = createAuthenticator({
    issuers: memoizeBySource(partners, (all) => trustedIssuers(configuration, all)),
  });
  const findAuthProvider = (domain: string) => partners().find((partner) => partner.domain === domain)?.id;
  await app.register(async (scope) => {
    await scope.register(cors, {
      origin: (page, answer) => answer(null, partnerWithPagesAt(partners(), page) !== undefined),
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', requestIdHeader, 'traceparent'],
      exposedHeaders: ['retry-after', 'content-disposition', requestIdHeader],
      credentials: false,
      maxAge: 3600,
    });
    if (roles.has('gateway') && data !== undefined) {
      const { database, store } = data;
      await scope.register(gateway, {
        database,
        readReplica: data.readReplica,
        authenticate,
        findAuthProvider,
        pdfMaker: engine,
        pagesMaker: engine,
        siteOrigin: configuration.siteOrigin,
        ...(plans && { plans }),
        onDeletionRequested,
        onDigestRequested,
        ...(onRefusal && { onRefusal }),
      });
      await scope.register(headshots, { database, store, authenticate });
      await scope.register(accountExport, { database, store, engine, authenticate });
      await scope.register(thumbnails, { database, engine, authenticate });
      await scope.register(sentCopies, { database, authenticate });
      await scope.register(calendarFeed, { database, origin: configuration.siteOrigin });
    }
    if (roles.has('typesetter')) {
      await scope.register(typesetter, { authenticate, engine, onReady: ({ sessions }) => onTypesetter(sessions) });
    }
  });
}

/** Registers the deletion of accounts whose owners requested it, in the product's data and in the identity provider. */
function registerDeletions(app: FastifyInstance, { siteOrigin }: Configuration, { database, store }: Data): void {
  const issuer = `${siteOrigin}${identityPath}`;
  const stop = startDeletions({
    database,
    store,
    endSignIn: (person) => deleteIdentityOf(database, issuer, person),
    onError: (error) => app.log.error(error),
  });
  app.addHook('onClose', stop);
  app.addHook(
    'onClose',
    startPurge(database, (error) => app.log.error(error)),
  );
}

/** Wraps a task so that its failures are logged and stop nothing. */
const logFailures =
  <Input>(app: FastifyInstance, work: (input: Input) => Promise<void>) =>
  (input: Input): Promise<void> =>
    work(input).catch((error: unknown) => app.log.error(error));

/** What both servers of a process need to know. */
interface Process {
  readonly partners: CurrentPartners;
  readonly onPartnersChanged: () => void;
  readonly opened: OpenDatabase | undefined;
  readonly isDraining: () => boolean;
}

async function addSiteOrigin(
  app: FastifyInstance,
  configuration: Configuration,
  { opened, isDraining, partners, onPartnersChanged }: Process,
): Promise<void> {
  const { roles, siteOrigin, build, objectStore, metrics, tracesTo, slowStatement } = configuration;
  const sites: Sites = { siteOrigin, partners };
  let sessions: CallersSessions | undefined;
  const pool = opened?.db.$client;
  const observation = await observeProcess({
    log: app.log,
    roles: [...roles],
    readings: {
      ...(pool && { connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }) }),
      ...(roles.has('typesetter') && { typesettingSessions: () => sessions?.count() ?? 0 }),
    },
    metrics,
    tracesTo,
    slowStatement,
  });
  app.addHook('onClose', () => observation.stop());
  observation.watch(app);
  const data = opened && {
    database: opened.db,
    readReplica: opened.readReplica,
    store: openStore(objectStore, opened.db),
  };
  registerHealth(app, { isDraining, check: opened && (() => opened.db.execute('select 1')) });
  // The engine starts with the first document, so a process that makes none costs nothing.
  const store = data?.store;
  const engine = createEngine({
    loadPicture: store && (async (path) => (await store.get(headshotKey(path) ?? ''))?.bytes),
  });
  app.addHook('onClose', () => engine.stop());
  let personOf: ReadSessionUser | undefined;
  // A process with a database also sends email.
  const outbox = data && openMail(app, configuration, data.database);
  const plansSetup = data && outbox && openPlans(configuration, { database: data.database, outbox });
  if (roles.has('identity') && data && outbox) {
    await app.register(identity, {
      database: data.database,
      origin: siteOrigin,
      secrets: identitySecrets(configuration),
      partners,
      clients: configuration.clients,
      outbox,
      limits: { ...defaultLimits, signUps: { points: configuration.signUpsPerHour, duration: 3600 } },
      onReady: (running) => (personOf = running.personOf),
      onAccountsExpired: (issuer, subjects) => deleteDataOf(data, issuer, subjects),
    });
  }
  if (roles.has('gateway') || roles.has('typesetter')) {
    await registerPartnerServices(app, configuration, {
      engine,
      partners,
      data,
      plans: plansSetup?.plans,
      onDeletionRequested: outbox && logFailures(app, createDeletionNotice(outbox, sites)),
      onDigestRequested: data && outbox && logFailures(app, createDigestNotice(data.database, outbox, sites)),
      onRefusal: observation.refused,
      onTypesetter: (callersSessions) => (sessions = callersSessions),
    });
  }
  if (roles.has('gateway') && data) registerDeletions(app, configuration, data);
  if (roles.has('gateway') && data) registerIngest(app, configuration, data.database);
  if (roles.has('gateway') && data && outbox) registerDigests(app, sites, { database: data.database, outbox });
  if (roles.has('gateway')) plansSetup?.startDeliveries(app);
  if (roles.has('admin') && data) {
    const { identityInside } = configuration;
    const setting = settingOf(configuration);
    const { database } = data;
    const secrets = identitySecrets(configuration);
    await app.register(adminPages, {
      ...{ database, secrets, build, siteOrigin, identityInside },
      ...{ setting, onPartnersChanged },
    });
  }
  if (roles.has('site')) {
    await plansSetup?.addPages(app);
    if (data) {
      const { database } = data;
      const queries = prepareQueries(database);
      await app.register(digestPages, { database, build });
      await app.register(sharing, { database, queries, engine, build, origin: siteOrigin, personOf });
    }
    await app.register(site, {
      build,
      origin: siteOrigin,
      remotesOrigin: configuration.remotesOrigin,
      partners,
      operator: configuration.operator,
      observers: configuration.observers,
      ...signInOptions(configuration),
      ...pagePreparation({ database: opened?.db, personOf, sessions }),
    });
  }
}

/**
 * Opens the database, composes the roles on their two origins, and listens. Rejects, with everything closed again, when
 * one of them cannot start.
 */
export async function startServices(
  configuration: Configuration,
  options: StartOptions = {},
): Promise<RunningServices> {
  const { roles, host, sitePort, remotesPort, databaseUrl, replicaUrl, dataDir, drainSeconds } = configuration;
  // With an external database, the site shows shared pages, the typesetter headshots, and every role knows the
  // partners.
  const ofData: readonly Role[] = ['gateway', 'identity', 'admin'];
  const needsDatabase = databaseUrl !== undefined || ofData.some((role) => roles.has(role));
  let draining = false;
  const isDraining = (): boolean => draining;
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const name = `tessera ${[...roles].join(' ')}`;
    const opened = needsDatabase ? await openDatabase({ url: databaseUrl, replicaUrl, dataDir, name }) : undefined;
    if (opened !== undefined) closers.push(() => opened.close());
    const app = createServer({ ...configuration, ...options });
    closers.push(() => app.close());
    const { current: partners, refresh } = await watchPartners(app, configuration, opened);
    await addSiteOrigin(app, configuration, { opened, isDraining, partners, onPartnersChanged: refresh });
    const addresses = [];
    if (roles.has('remotes')) {
      const files = await remotesServer(configuration, { isDraining, partners, ...options });
      closers.push(() => files.close());
      await files.listen({ host, port: remotesPort });
      addresses.push({ name: 'Remotes', address: configuration.remotesOrigin });
    }
    await app.listen({ host, port: sitePort });
    addresses.unshift({ name: 'Site', address: configuration.siteOrigin });
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
