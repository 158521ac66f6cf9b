import path from 'node:path';
import { brand } from '../../shared/contracts/brand.ts';
import type { Observers } from '../../shared/contracts/runtime-config.ts';
import { readExternalProvider, type ExternalProvider } from './external-provider.ts';
import { type RegisteredClient, readClients } from '../domain/oauth-clients/client.ts';
import { readMailSettings, type MailSettings } from '../platform/mail/read-mail-settings.ts';
import type { Partner } from '../domain/partners/partner.ts';
import { readPartners } from '../domain/partners/read-partners.ts';
import { readObservers } from '../platform/telemetry/read-observers.ts';
import { type PaymentSettings, readPaymentSettings } from '../domain/plans/read-payment-settings.ts';
import type { Feed } from '../domain/postings/feeds/feed.ts';
import { readFeeds } from '../domain/postings/feeds/read-feeds.ts';
import { type EgressProxy, readEgressProxy } from '../platform/egress/egress-proxy.ts';
import { type HostList, readHostList } from '../platform/egress/host-list.ts';
import { withSecretFiles } from './secret-files.ts';
import { weakSecrets } from './weak-secrets.ts';
import { readS3Settings } from '../platform/storage/read-s3-settings.ts';
import { readOperator, type SiteOperator } from './read-operator.ts';
import { type Quotas } from '../domain/usage/quotas.ts';
import { readQuotas } from './read-quotas.ts';
import type { S3Settings } from '../platform/storage/s3-store.ts';

/** The number of samples in an installation with its own embedded database. */
export const defaultSamples = 5_000;

/** The roles of a process. By default, one process has all of them. */
export const roles = ['site', 'gateway', 'identity', 'typesetter', 'remotes', 'admin'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings of the services, read once from the environment. */
export interface Configuration {
  readonly roles: ReadonlySet<Role>;
  /** The address to listen on. */
  readonly host: string;
  readonly sitePort: number;
  readonly remotesPort: number;
  /** The origins as browsers see them, without a trailing slash. */
  readonly siteOrigin: string;
  readonly remotesOrigin: string;
  /** Where our processes reach the identity provider, which may differ from the address for browsers. */
  readonly identityInside: string;
  /** The registered partners: their issuers, and the origins whose pages may call the gateway and the typesetter. */
  readonly partners: readonly Partner[];
  /** The addresses or ranges of the proxies that are trusted about a client's address. If empty, none are. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /**
   * Where Prometheus reads metrics, on an address that no browser reaches. `port` 0 is any free one, undefined none.
   */
  readonly metrics: { readonly host: string; readonly port: number | undefined; readonly isGiven: boolean };
  /** The base address of an OTLP collector of traces. */
  readonly tracesTo: string | undefined;
  /** The milliseconds from which a database statement is logged as slow. */
  readonly slowStatement: number;
  /** The seconds for which a process that is about to end continues to answer, so that load balancers notice first. */
  readonly drainSeconds: number;
  /** The URL of an external PostgreSQL. Undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The URL of a read-only replica that may lag, for data that all people share. */
  readonly replicaUrl: string | undefined;
  /** Where pictures are stored. Undefined means in the database. */
  readonly objectStore: S3Settings | undefined;
  /** The secrets that seal the identity provider's keys. If empty, a file next to the embedded database has one. */
  readonly identitySecrets: readonly string[];
  /** An external OpenID provider that replaces ours. The role `identity` is then off. */
  readonly externalProvider: ExternalProvider | undefined;
  /** Other applications that people can sign in to with their account here. */
  readonly clients: readonly RegisteredClient[];
  /** How email is sent: by SMTP, or into a folder. */
  readonly mail: MailSettings;
  /** The operator of the site. */
  readonly operator: SiteOperator;
  /** The external services that receive page views and errors of people who have consented. */
  readonly observers: Observers;
  /** What Plus costs, and how it is paid. */
  readonly payments: PaymentSettings;
  /** The limit of new accounts from one address per hour. */
  readonly signUpsPerHour: number;
  /** How much one account may store, and how often it may write and request files. */
  readonly quotas: Quotas;
  /** The number of generated postings for trying the job search. Existing postings count toward it. */
  readonly samplePostings: number;
  /** The sources of postings for the job search. */
  readonly feeds: readonly Feed[];
  /** The hosts inside our network that feeds may be read from. Links that people paste never lead there. */
  readonly privateFeedHosts: HostList;
  /** The proxy through which requests leave our network. Undefined means directly. */
  readonly egressProxy: EgressProxy | undefined;
  /** The absolute folder for the embedded database. */
  readonly dataDir: string;
  /** The absolute folder of the build. */
  readonly build: string;
}

/** Names every mistake that was found, so that all can be corrected at once. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/**
 * The minimum length in characters. Thirty-two characters of base64 hold more than the 128 bits that a secret should
 * have.
 */
export const minSecretLength = 32;

type Environment = Readonly<Record<string, string | undefined>>;

const projectRoot = path.resolve(import.meta.dirname, '../..');
/** A port in the range of Prometheus exporters. Any port there that is not registered would do as well. */
const defaultMetricsPort = 9464;
const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);
const listIn = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads the environment. Throws a `ConfigurationError` that names every bad value. */
export function readConfiguration(environment: Environment): Configuration {
  const { valueOf, problems: fileProblems } = withSecretFiles(environment);
  const problems: string[] = [...fileProblems];
  const text = (name: string, otherwise: string): string => {
    const value = valueOf(name);
    return value === undefined || value.trim() === '' ? otherwise : value.trim();
  };
  const port = (name: string, otherwise: number): number => {
    const value = Number(text(name, String(otherwise)));
    if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
    problems.push(`${name} must be a port between 0 and 65535, not "${valueOf(name) ?? ''}".`);
    return otherwise;
  };
  const originOf = (name: string, value: string): string => {
    const url = URL.parse(value);
    if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
    problems.push(`${name} must be an origin such as https://tessera.example, not "${value}".`);
    return value;
  };

  const sitePort = port('SITE_PORT', 3000);
  const remotesPort = port('REMOTES_PORT', 3001);
  const external = readExternalProvider(text);
  problems.push(...external.problems);
  const hasExternal = text('IDENTITY_ISSUER', '') !== '';
  // Operators sign in at our own provider, so both roles depend on it.
  const withoutOwn = roles.filter((role) => role !== 'identity' && role !== 'admin');
  const ownRoles = hasExternal ? withoutOwn : roles;
  // The longer name is the older one.
  const requestedRoles = listIn(text('ROLES', text('TESSERA_ROLES', ownRoles.join(','))));
  if (hasExternal && requestedRoles.includes('identity')) {
    problems.push(
      'ROLES must not include identity when IDENTITY_ISSUER is set: it replaces the built-in identity provider.',
    );
  }
  if (hasExternal && requestedRoles.includes('admin')) {
    problems.push(
      'ROLES must not include admin when IDENTITY_ISSUER is set, because operators sign in with the built-in identity provider. Use npm run admin instead.',
    );
  }
  const unknown = requestedRoles.filter((name) => !isRole(name));
  if (unknown.length > 0) problems.push(`ROLES must be a list of ${roles.join(', ')}. Unknown: ${unknown.join(', ')}.`);
  const level = text('TESSERA_LOG', 'warn');
  const logLevel = logLevels.find((known) => known === level);
  if (logLevel === undefined) problems.push(`TESSERA_LOG must be one of ${logLevels.join(', ')}, not "${level}".`);
  const urlOf = (name: string): string | undefined => {
    const value = text(name, '');
    if (value !== '' && !/^postgres(ql)?:\/\//.test(value)) problems.push(`${name} must start with postgresql://.`);
    return value === '' ? undefined : value;
  };
  const databaseUrl = urlOf('DATABASE_URL');
  const replicaUrl = urlOf('DATABASE_REPLICA_URL');
  if (replicaUrl !== undefined && databaseUrl === undefined) {
    problems.push('DATABASE_REPLICA_URL requires DATABASE_URL.');
  }
  const partners = readPartners(text('TESSERA_PARTNERS', '[]'), (name) => path.resolve(projectRoot, name));
  if (!partners.ok) problems.push(...partners.problems.map((problem) => `TESSERA_PARTNERS: ${problem}.`));
  const identitySecrets = listIn(text('IDENTITY_SECRET', ''));
  const seals = requestedRoles.includes('identity') || requestedRoles.includes('admin');
  if (identitySecrets.some((secret) => secret.length < minSecretLength)) {
    problems.push(
      `IDENTITY_SECRET must have at least ${minSecretLength} characters. To create one, run: openssl rand -base64 33`,
    );
  } else if (seals && databaseUrl !== undefined && identitySecrets.length === 0) {
    problems.push(
      'IDENTITY_SECRET is required with DATABASE_URL and must be the same in all processes. To create one, run: openssl rand -base64 33',
    );
  }
  const clientsFile = text('IDENTITY_CLIENTS', '');
  const clients = clientsFile === '' ? undefined : readClients(path.resolve(projectRoot, clientsFile));
  if (clients?.ok === false) problems.push(...clients.problems.map((problem) => `IDENTITY_CLIENTS: ${problem}.`));
  if (hasExternal && clients)
    problems.push(
      'IDENTITY_CLIENTS cannot be used with IDENTITY_ISSUER. Register clients with that identity provider instead.',
    );
  const readWholeNumber = (name: string, otherwise: number, from: number): number => {
    const value = Number(text(name, String(otherwise)));
    if (Number.isInteger(value) && value >= from) return value;
    problems.push(`${name} must be a whole number of at least ${from}.`);
    return otherwise;
  };
  const signUpsPerHour = readWholeNumber('SIGN_UPS_PER_HOUR', 60, 1);
  // An operator with an external database or feeds has their own postings and needs no samples.
  const feeds = readFeeds(text('POSTING_FEEDS', ''), (name) => path.resolve(projectRoot, name));
  if (!feeds.ok) problems.push(...feeds.problems.map((problem) => `POSTING_FEEDS ${problem}`));
  const privateFeedHosts = readHostList(text('PRIVATE_FEED_HOSTS', ''));
  problems.push(
    ...privateFeedHosts.problems.map(
      (entry) => `PRIVATE_FEED_HOSTS must list names, addresses, or networks such as 10.0.0.0/8, not "${entry}".`,
    ),
  );
  const egress = readEgressProxy((name) => text(name, ''));
  problems.push(...egress.problems);
  const samplePostings = readWholeNumber(
    'SAMPLE_POSTINGS',
    databaseUrl === undefined && feeds.ok && feeds.feeds.length === 0 ? defaultSamples : 0,
    0,
  );
  const metricsPort = text('METRICS_PORT', '');
  const tracesTo = text('OTEL_EXPORTER_OTLP_ENDPOINT', '');
  if (tracesTo !== '' && !/^https?:$/.test(URL.parse(tracesTo)?.protocol ?? '')) {
    problems.push(`OTEL_EXPORTER_OTLP_ENDPOINT must be the URL of a collector, not "${tracesTo}".`);
  }
  const objectStore = readS3Settings((name) => text(name, ''));
  if (!objectStore.ok) problems.push(...objectStore.problems);
  const dataDir = path.resolve(projectRoot, text('TESSERA_DATA', '.tessera'));
  const siteOrigin = originOf('SITE_ORIGIN', text('SITE_ORIGIN', `http://localhost:${sitePort}`));
  const identityInside = text('IDENTITY_INSIDE', '');
  const mail = readMailSettings({
    smtpUrl: text('SMTP_URL', ''),
    from: text('MAIL_FROM', ''),
    dataDir,
    product: brand.name,
    host: URL.parse(siteOrigin)?.hostname ?? 'localhost',
  });
  problems.push(...mail.problems);
  problems.push(...weakSecrets({ siteOrigin, identitySecrets, databaseUrl, smtpUrl: text('SMTP_URL', '') }));
  const operator = readOperator((name) => text(name, ''));
  if (!operator.ok) problems.push(...operator.problems);
  const observers = readObservers((name) => text(name, ''));
  problems.push(...observers.problems);
  const payments = readPaymentSettings(text);
  problems.push(...payments.problems);
  const configuration: Configuration = {
    roles: new Set(requestedRoles.filter(isRole)),
    host: text('TESSERA_HOST', '127.0.0.1'),
    sitePort,
    remotesPort,
    siteOrigin,
    remotesOrigin: originOf('REMOTES_ORIGIN', text('REMOTES_ORIGIN', `http://localhost:${remotesPort}`)),
    identityInside: identityInside === '' ? siteOrigin : originOf('IDENTITY_INSIDE', identityInside),
    partners: partners.ok ? partners.partners : [],
    trustedProxies: listIn(text('TRUSTED_PROXIES', '')),
    logLevel: logLevel ?? 'warn',
    metrics: {
      host: text('METRICS_HOST', '127.0.0.1'),
      port: metricsPort === 'off' ? undefined : port('METRICS_PORT', defaultMetricsPort),
      isGiven: metricsPort !== '',
    },
    tracesTo: tracesTo === '' ? undefined : tracesTo,
    slowStatement: readWholeNumber('SLOW_STATEMENT_MS', 500, 1),
    drainSeconds: readWholeNumber('DRAIN_SECONDS', 0, 0),
    databaseUrl,
    replicaUrl,
    signUpsPerHour,
    quotas: readQuotas(readWholeNumber),
    samplePostings,
    feeds: feeds.ok ? feeds.feeds : [],
    privateFeedHosts: privateFeedHosts.hosts,
    egressProxy: egress.proxy,
    operator: operator.ok ? operator.operator : {},
    objectStore: objectStore.ok ? objectStore.settings : undefined,
    identitySecrets,
    externalProvider: external.provider,
    clients: clients?.ok === true ? clients.clients : [],
    mail: mail.settings,
    payments: payments.settings,
    observers: observers.observers,
    dataDir,
    build: path.resolve(projectRoot, text('TESSERA_BUILD', 'dist')),
  };
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}
