import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../database/open-database.ts';
import { addInteractions } from './interactions.ts';
import { loadKeys } from './keys.ts';
import { createPersonOf, type PersonOf } from './person-of.ts';
import { createProvider } from './provider.ts';
import { signOut } from './provider-session.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createSignInLimits, defaultLimits, type LimitSettings } from './sign-in-limits.ts';
import { startSweeping } from './sweep.ts';
import { identityPath } from './web-client.ts';

export { identityPath, webClientId, webClientScope } from './web-client.ts';
export { signingAlgorithm } from './keys.ts';
export type { PersonOf } from './person-of.ts';

export interface IdentityOptions {
  readonly database: Database;
  /** The site's origin without a trailing slash; the issuer is `${origin}/identity`. */
  readonly origin: string;
  readonly limits?: LimitSettings;
  /** Given the way to find out who is signed in in the browser that sent a request. */
  readonly onReady?: (running: { readonly personOf: PersonOf }) => void;
}

/** Makes the request look to the provider as it was made to the configured origin, whatever stands between. */
function addressAsConfigured(request: FastifyRequest, origin: URL): void {
  const { raw } = request;
  raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = origin.host;
}

/** Only pages of the site itself may sign somebody in or out; browsers name their origin with every such request. */
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
  if (status >= 500) request.log.error(error);
  const code = status === 415 ? 'unsupported_media_type' : status >= 500 ? 'server_error' : 'invalid_input';
  void reply.code(status).send({ error: code });
};

/** Our own endpoints: JSON in, JSON out. */
function addOwnRoutes(scope: FastifyInstance, provider: Provider, { database, limits }: IdentityOptions): void {
  scope.removeContentTypeParser('text/plain');
  scope.setErrorHandler(answerError);
  addInteractions(scope, { database, provider, limits: createSignInLimits(database, limits ?? defaultLimits) });
  scope.post('/sign-out', (request, reply) => signOut(provider, request, reply));
  // Where an authorization by fetch ends: the shell reads the code from the address and needs no body.
  scope.get('/cb', (_request, reply) => reply.code(204).send());
}

/** Hands everything else under the path to the provider, body unread. */
function addProviderRoutes(scope: FastifyInstance, provider: Provider): void {
  const handle = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', (request, reply) => {
    reply.hijack();
    const { raw } = request;
    const original = raw.url ?? '/';
    Object.assign(raw, { originalUrl: original, url: original.slice(identityPath.length) });
    void handle(raw, reply.raw);
  });
}

/**
 * The identity provider as a Fastify plugin: `await app.register(identity, { database, origin })` serves OpenID Connect
 * under `/identity`. Keys, sessions and counters live in the database, so any number of processes can run it.
 */
export async function identity(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { database } = options;
  const origin = new URL(options.origin);
  const provider = createProvider({ database, origin: origin.origin, keys: await loadKeys(database) });
  provider.on('server_error', (_ctx, error) => app.log.error(error));
  options.onReady?.({ personOf: createPersonOf(provider) });
  const stopSweeping = startSweeping(database, (error) => app.log.error(error));
  app.addHook('onClose', () => stopSweeping());

  await app.register(
    async (scope) => {
      scope.addHook('onRequest', (request, reply, done) => {
        setSecurityHeaders(reply.raw);
        addressAsConfigured(request, origin);
        done();
      });
      await scope.register((own, _options, done) => {
        own.addHook('onRequest', (request, reply) => refuseForeignOrigins(request, reply, origin));
        addOwnRoutes(own, provider, options);
        done();
      });
      await scope.register((rest, _options, done) => {
        addProviderRoutes(rest, provider);
        done();
      });
    },
    { prefix: identityPath },
  );
}
