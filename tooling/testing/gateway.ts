/** The gateway on a real database and with real tokens, called without a network. */
import { fastify, type FastifyInstance } from 'fastify';
import { type Authenticate, createAuthenticator } from '../../services/domain/accounts/authentication/authenticator.ts';
import { createEngine } from '../../services/domain/typesetting/engine/create-engine.ts';
import { createGazetteer } from '../../services/domain/job-search/places/gazetteer.ts';
import { createPostgresSearch } from '../../services/domain/job-search/postgres/postgres-search.ts';
import { defaultQuotas, type Quotas } from '../../services/domain/usage/quotas.ts';
import { gateway, type GatewayOptions } from '../../services/api/graphql/gateway.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { observeRequests } from '../../services/platform/telemetry/observe-requests.ts';
import { watchScope } from './watch-scope.ts';
import { startTestIssuer, type TestIssuer } from './issuer.ts';

export interface GatewayError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly id?: string;
    readonly retryAfter?: number;
    readonly usedBytes?: number;
    readonly allowedBytes?: number;
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** The response of a query. `data` has the shape that the test declares. */
export interface GatewayAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors?: readonly GatewayError[];
}

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly issuer: TestIssuer;
  /** Returns the account that an `Authorization` header stands for, as the gateway reads it. */
  readonly authenticate: Authenticate;
  /** The log output, one JSON object per line. */
  readonly log: readonly string[];
  /** Sends a query as the owner of `token`, or without an account if there is none. */
  ask<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<GatewayAnswer<Data>>;
  /** Returns the token of a user who has an account. The same name is the same user. */
  signUp(name: string): Promise<string>;
  /** Stops the gateway. Rejects if a request sent a statement that was not limited to one account. */
  stop(): Promise<void>;
}

/** The default quotas, but for people who write as fast as a test. */
const quicklyWriting: Quotas = {
  guest: { ...defaultQuotas.guest, writesPerMinute: 1_000_000 },
  account: { ...defaultQuotas.account, writesPerMinute: 1_000_000 },
};

/** Starts the database, the issuer, and the gateway. Call `stop()` when done. */
export async function startTestGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const [database, issuer] = await Promise.all([startTestDatabase(), startTestIssuer()]);
  const log: string[] = [];
  const scope = watchScope();
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } } });
  observeRequests(app, {});
  const authenticate = createAuthenticator({ issuers: [issuer] });
  // The engine starts with the first document.
  const engine = createEngine();
  await app.register(gateway, {
    database: database.db,
    authenticate,
    pdfMaker: engine,
    pagesMaker: engine,
    siteOrigin: 'http://localhost:3000',
    quotas: quicklyWriting,
    // Leaves out the list of the world's cities, which takes 15 s to load in Jest.
    jobSearch: createPostgresSearch(database.db, () => Promise.resolve(createGazetteer())),
    ...options,
  });
  await app.ready();

  const ask: TestGateway['ask'] = async (query, variables, token) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    return { ...(reply.json<object>() as GatewayAnswer<never>), status: reply.statusCode };
  };

  return {
    app,
    database,
    issuer,
    authenticate,
    log,
    ask,
    signUp: async (name) => {
      const token = await issuer.sign({ sub: name, email: `${name}@example.com`, email_verified: true });
      const { errors } = await ask('mutation { user { createUser(input: {}) { id } } }', {}, token);
      if (errors) throw new Error(errors[0]?.message);
      return token;
    },
    stop: async () => {
      await app.close();
      engine.stop();
      await Promise.all([database.stop(), issuer.stop()]);
      await scope.finish();
    },
  };
}
