import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { CurrentPartners } from '../../domain/partners/partner.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import type { CountSignIn } from '../../domain/identity-accounts/sign-in-decisions.ts';
import { createAddresses, type Address, type Addresses } from './addresses.ts';
import type { RegisteredClient } from '../../domain/oauth-clients/client.ts';
import { formTargetsOf } from './clients/client-metadata.ts';
import { registerDeviceRoutes } from './devices/device-routes.ts';
import { type AuthenticatorCare, resealAuthenticators } from './factors/authenticator.ts';
import { registerAuthenticatorRoutes } from './factors/authenticator-routes.ts';
import { createFactorNotices } from './factors/factor-notices.ts';
import { registerPasskeyRoutes } from './factors/passkey-routes.ts';
import { relyingPartyAt } from './factors/relying-party.ts';
import { createSecondFactor } from './factors/second-factor.ts';
import { noticeNewDevices } from './new-device/notice-new-devices.ts';
import { registerNewDevice } from './new-device/new-device-routes.ts';
import { createSettingsAccess } from './sign-in-settings/settings-access.ts';
import { createVault } from '../../platform/vault/vault.ts';
import { registerEmailConfirmation } from './email-confirmation/confirmation-routes.ts';
import { createConfirmationSender } from './email-confirmation/send-confirmation.ts';
import { registerSignInSettings } from './sign-in-settings/settings-routes.ts';
import { trackDevices } from './devices/track-devices.ts';
import { expireGuests, type OnAccountsExpired } from './guests/expire-guests.ts';
import { createGuestLimits, type GuestLimitSettings } from './guests/guest-limits.ts';
import { trackLastUse } from './guests/last-use.ts';
import { registerGuestRoutes } from './guests/upgrade-route.ts';
import { registerInteractions } from './interactions.ts';
import type { IdentityKeys, KeyOptions } from './keys.ts';
import { startLiveKeys } from './keys/live-keys.ts';
import { createLiveProvider, type LiveProvider } from './live-provider.ts';
import { startResetRequestQueue, type ResetRequestQueue } from './password-reset/reset-request-queue.ts';
import { registerPasswordReset } from './password-reset/reset-routes.ts';
import type { ResetLimitSettings } from './password-reset/reset-limits.ts';
import { createSessionUserReader } from './session-user.ts';
import { createTaskErrors } from '../../platform/telemetry/task-errors.ts';
import type { ReadSessionUser } from '../../process/service.ts';
import type { TaskErrors } from '../../process/tasks.ts';
import { createProvider } from './provider.ts';
import { signOut } from './provider-session.ts';
import { resignCookies } from './resign-cookies.ts';
import { saveData, setSecurityHeaders } from './security-headers.ts';
import { createSignInLimits, defaultLimits, type LimitSettings } from './sign-in-limits.ts';
import { startSweeping } from './sweep.ts';
import { identityPath } from '../../domain/oauth-clients/web-client.ts';

export interface IdentityOptions {
  readonly database: Database;
  /** The site's origin without a trailing slash. The issuer is `${origin}/identity`. */
  readonly origin: string;
  /**
   * The secrets that seal the provider's keys in the database: the first one seals, all of them open. At least one is
   * required.
   */
  readonly secrets: readonly string[];
  /** When keys change and how soon this process notices. Only tests change the defaults. */
  readonly keyCare?: Pick<KeyOptions, 'schedules' | 'now'> & { readonly reloadEvery?: number };
  /** The partners. Each has an address here for its customers, where the same provider answers under that address. */
  readonly partners?: CurrentPartners;
  /** Other applications that people can sign in to with their account, at the site's own address. */
  readonly clients?: readonly RegisteredClient[];
  readonly limits?: LimitSettings;
  readonly guestLimits?: GuestLimitSettings;
  readonly resetLimits?: ResetLimitSettings;
  /** The outbox for password reset links. Without it, none are sent. */
  readonly outbox?: Outbox;
  /** Deletes what the product stores for accounts that can no longer be signed in to. */
  readonly onAccountsExpired?: OnAccountsExpired;
  /** Counts sign-ins and changes of them, for the metrics. */
  readonly recordActivity?: RecordActivity;
  /** Counts what was decided about attempts to sign in, for the metrics. */
  readonly countSignIn?: CountSignIn;
  /** Logs and counts the failures of work in the background. Default: only logs. */
  readonly taskErrors?: TaskErrors;
  /** The current time in milliseconds since 1970, by which codes of apps are checked. Only tests change it. */
  readonly now?: () => number;
  /** Receives the function that reads who is signed in in the browser that sent a request. */
  readonly onReady?: (running: { readonly personOf: ReadSessionUser }) => void;
}

/**
 * Makes the request look to the provider as if it was made to the configured origin, whatever proxies are in between.
 */
function addressAsConfigured(request: FastifyRequest, origin: URL): void {
  const { raw } = request;
  raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = origin.host;
}

/**
 * Refuses foreign origins: only pages of the site itself may sign people in or out. Browsers send the origin with every
 * such request.
 */
async function refuseForeignOrigins(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: URL,
): Promise<FastifyReply | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.headers.origin === origin.origin)
    return undefined;
  return reply.code(403).send({ error: 'foreign_origin' });
}

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error, 'The request failed');
  const code = status === 415 ? 'unsupported_media_type' : status >= 500 ? 'server_error' : 'invalid_input';
  void reply.code(status).send({ error: code });
};

/** The options that all addresses share. `requests` is set when there is an outbox. */
type OwnOptions = IdentityOptions & {
  readonly requests: ResetRequestQueue | undefined;
  readonly addresses: Addresses;
  readonly care: AuthenticatorCare;
};

/** Returns the address that a request was made to. */
type AddressOf = (request: FastifyRequest) => Address;

/**
 * Registers our own endpoints, which take and return JSON. One provider serves all addresses: interactions and sessions
 * are in the database, and all cookies are signed with the same keys.
 */
function registerOwnRoutes(
  scope: FastifyInstance,
  provider: Provider,
  options: OwnOptions,
  addressOf: AddressOf,
): void {
  const { database, limits, clients = [] } = options;
  const guestClients = new Set(clients.filter(({ guests }) => guests).map(({ clientId }) => clientId));
  const guestLimits = createGuestLimits(database, options.guestLimits);
  scope.removeContentTypeParser('text/plain');
  scope.setErrorHandler(answerError);
  const signInLimits = createSignInLimits(database, limits ?? defaultLimits);
  const partnerAt = (request: FastifyRequest) => addressOf(request).partner;
  const { outbox, requests, resetLimits, origin, recordActivity = () => undefined } = options;
  const { countSignIn = () => undefined } = options;
  const sendConfirmation = outbox && createConfirmationSender(database, outbox, origin);
  const relyingParty = relyingPartyAt(origin);
  const notice = createFactorNotices(outbox, origin);
  const { care } = options;
  const checkSecondFactor = createSecondFactor({
    ...care,
    onRecoveryCode: (account, language) => notice(account, 'recoveryCodeUsed', language),
  });
  const factors = { checkSecondFactor, relyingParty };
  const counts = { recordActivity, countSignIn };
  const signIn = { database, provider, limits: signInLimits, sendConfirmation, ...counts, ...factors };
  registerInteractions(scope, { ...signIn, guestLimits, guestClients, partnerAt });
  registerGuestRoutes(scope, { database, provider, limits: guestLimits, sendConfirmation });
  registerDeviceRoutes(scope, { database, provider });
  registerNewDevice(scope, { database, provider });
  if (outbox && sendConfirmation) {
    const settings = { database, provider, outbox, sendConfirmation, origin, signInLimits, ...counts };
    const access = createSettingsAccess(settings);
    registerEmailConfirmation(scope, settings);
    registerSignInSettings(scope, { ...settings, access });
    registerPasskeyRoutes(scope, { database, access, relyingParty, notice });
    registerAuthenticatorRoutes(scope, { care, access, notice });
  }
  const mail = outbox && requests && { outbox, requests };
  registerPasswordReset(scope, { database, mail, origin, limits: resetLimits, signInLimits, recordActivity });
  scope.post('/sign-out', (request, reply) => signOut(provider, request, reply));
  // This is where an authorization by fetch ends: the shell reads the code from the address and needs no body.
  scope.get('/cb', (_request, reply) => reply.code(204).send());
}

/** Passes everything else under the path to the provider, without reading the body. */
function registerProviderRoutes(scope: FastifyInstance, addressOf: AddressOf): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', (request, reply) => {
    const { provider } = addressOf(request);
    // The provider writes to the raw response, which does not have the framework's headers.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    const { raw } = request;
    const original = raw.url ?? '/';
    Object.assign(raw, { originalUrl: original, url: original.slice(identityPath.length) });
    provider.handle(raw, reply.raw);
  });
}

async function serve(app: FastifyInstance, options: OwnOptions): Promise<void> {
  const { addresses, clients = [] } = options;
  const addressOf: AddressOf = (request) => addresses.at(request.host);
  const formTargets = formTargetsOf(clients);
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', (request, reply, done) => {
        const { origin, isSite } = addressOf(request);
        setSecurityHeaders(reply.raw, isSite ? formTargets : []);
        addressAsConfigured(request, origin);
        done();
      });
      await scope.register((ownRoutes, _options, done) => {
        ownRoutes.addHook('onRequest', (request, reply) =>
          refuseForeignOrigins(request, reply, addressOf(request).origin),
        );
        registerOwnRoutes(ownRoutes, addresses.site.provider.own, options, addressOf);
        done();
      });
      await scope.register((rest, _options, done) => {
        registerProviderRoutes(rest, addressOf);
        done();
      });
    },
    { prefix: identityPath },
  );
}

/**
 * The identity provider as a Fastify plugin: `await app.register(identity, { database, origin, secrets })` serves
 * OpenID Connect under `/identity`, at the site's own address and at each partner's. Keys, sessions, and counters are
 * in the database, so any number of processes can run it.
 */
export async function identity(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { database } = options;
  const { origin } = new URL(options.origin);
  const { partners = () => [], clients = [], outbox } = options;
  const taskErrors = options.taskErrors ?? ((task) => createTaskErrors({ log: app.log, task }));
  const onError = (error: unknown): void => app.log.error(error, 'A request to the identity provider failed');
  const keys = await startLiveKeys({
    database,
    secrets: options.secrets,
    ...options.keyCare,
    onError: taskErrors('identity_keys'),
  });
  const providerAt = (address: string): LiveProvider =>
    createLiveProvider(keys, (current: IdentityKeys) => {
      // Other applications and the operators' pages are registered at the site's own address only.
      const isSite = address === origin;
      const addressOptions = { clients: isSite ? clients : [], hasOperators: isSite };
      const newProvider = createProvider({ database, origin: address, keys: current, ...addressOptions });
      newProvider.on('server_error', (_ctx, error) => onError(error));
      saveData(newProvider);
      // The outermost middleware is added last, so that it sees what the others have done to the cookie.
      resignCookies(newProvider, onError);
      trackLastUse(newProvider, database, onError);
      trackDevices(newProvider, database, onError);
      if (outbox) noticeNewDevices(newProvider, { database, outbox, origin }, onError);
      return newProvider;
    });
  const addresses = createAddresses({ siteOrigin: origin, partners, providerAt });
  const { own } = addresses.site.provider;
  options.onReady?.({ personOf: createSessionUserReader({ database, provider: own, partners }) });
  const { onAccountsExpired } = options;
  const expire = (): Promise<unknown> => {
    const issuers = addresses.origins().map((address) => `${address}${identityPath}`);
    return expireGuests({ database, issuers, onAccountsExpired });
  };
  const stopSweeping = startSweeping(database, taskErrors('identity_sweep'), [expire]);
  const requests =
    outbox && startResetRequestQueue({ database, outbox, origin, onError: taskErrors('reset_requests') });
  app.addHook('onClose', async () => {
    stopSweeping();
    await requests?.close();
    await keys.stop();
  });

  const care = { database, vault: createVault(options.secrets), now: options.now ?? Date.now };
  for (const account of await resealAuthenticators(care)) {
    app.log.error({ account }, 'None of the secrets in IDENTITY_SECRET can decrypt the authenticator of an account.');
  }
  await serve(app, { ...options, requests, addresses, care });
}
