import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration, Role } from '../config/configuration.ts';
import type { Authenticate } from '../domain/accounts/authentication/authenticator.ts';
import type { RecordActivity } from '../domain/activities/activities.ts';
import type { CurrentPartners } from '../domain/partners/partner.ts';
import type { Sites } from '../domain/partners/partner-hosts.ts';
import type { CallersSessions } from '../domain/typesetting/callers-sessions.ts';
import type { Engine } from '../domain/typesetting/engine/create-engine.ts';
import type { Database, ReadReplica } from '../platform/database/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Counters } from '../platform/telemetry/metrics.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import type { RunningPlans } from './open-plans.ts';
import type { TaskErrors } from './tasks.ts';

/** A process's database, and what needs one. */
export interface ProcessData {
  readonly database: Database;
  readonly readReplica: ReadReplica;
  readonly store: ObjectStore;
  readonly outbox: Outbox;
  readonly plans: RunningPlans;
}

/** A person as the gateway knows them (docs/adr/0002, 0011). */
export interface SessionUser {
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Reads who is signed in in the browser that sent a request, by the provider's cookie alone. Returns undefined when
 * nobody is.
 */
export type ReadSessionUser = (request: FastifyRequest, reply: FastifyReply) => Promise<SessionUser | undefined>;

/** What a service offers to those that are registered after it. A process without that service does without. */
export interface Capabilities {
  /** Set by the identity provider. */
  readSessionUser?: ReadSessionUser;
  /** Set by the typesetter: the sessions of people who are typing. */
  typesettingSessions?: CallersSessions;
}

/** What all services of a process share. It is opened once and closed with the server. */
export interface ServiceContext {
  readonly configuration: Configuration;
  /** Undefined in a process whose roles need no database. */
  readonly data: ProcessData | undefined;
  /** The typesetting engine, which starts with the first document. */
  readonly engine: Engine;
  readonly authenticate: Authenticate;
  /** The partners as they are now. They change while the process runs. */
  readonly partners: CurrentPartners;
  /** Reads the partners again, after this process has changed them. */
  readonly refreshPartners: () => void;
  readonly sites: Sites;
  /** Counts for the metrics. Activities are counted by `recordActivity`. */
  readonly counters: Omit<Counters, 'countActivity' | 'countUnusualAccount' | 'countTaskFailure'>;
  readonly taskErrors: TaskErrors;
  /** Counts what people do for the metrics, and notices accounts that do unusually much. */
  readonly recordActivity: RecordActivity;
  readonly capabilities: Capabilities;
}

/**
 * Registers one part of the product on a server: routes, or work in the background. It does nothing if the process does
 * not have its role, and what it starts ends with the server.
 */
export type Service = (app: FastifyInstance, context: ServiceContext) => Promise<void> | void;

/** Returns a service of every process that has a role and a database. */
export const serviceOf =
  (
    role: Role,
    register: (app: FastifyInstance, context: ServiceContext & { readonly data: ProcessData }) => Promise<void> | void,
  ): Service =>
  (app, context) => {
    const { configuration, data } = context;
    return configuration.roles.has(role) && data !== undefined ? register(app, { ...context, data }) : undefined;
  };
