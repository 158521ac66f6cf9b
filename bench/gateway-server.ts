/**
 * One of the servers that bench/gateway.ts compares, in a process of its own: `node bench/gateway-server.ts
 * observed|gateway|library|raw <database url> <issuer> <jwks uri> <audience>`. Prints its port.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { mercurius, type MercuriusContext } from 'mercurius';
import { createAuthenticator } from '../services/domain/accounts/authentication/authenticator.ts';
import { gateway, type GatewayOptions } from '../services/api/graphql/gateway.ts';
import { createEngine } from '../services/domain/typesetting/engine/create-engine.ts';
import { openDatabase } from '../services/platform/database/open-database.ts';
import { createLog } from '../services/platform/telemetry/log.ts';
import { observeProcess } from '../services/platform/telemetry/start-telemetry.ts';
import { createServer as createProductServer } from '../services/process/create-server.ts';

const [kind, url = '', issuer = '', jwksUri = '', audience = ''] = process.argv.slice(2);
const authenticate = createAuthenticator({ issuers: [{ issuer, jwksUri, audience, algorithms: ['ES256'] }] });
const poolSize = 10;

const { db } = await openDatabase({ url, dataDir: '', poolSize });

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

const siteOrigin = 'http://localhost';

/** Starts the gateway alone. */
async function startGateway(app: FastifyInstance, options: Partial<GatewayOptions> = {}): Promise<number> {
  const engine = createEngine();
  await app.register(gateway, {
    database: db,
    authenticate,
    pdfMaker: engine,
    pagesMaker: engine,
    siteOrigin,
    ...options,
  });
  return listen(app);
}

/** Starts the gateway as it runs in production: with its log, which is written to nowhere, and its metrics. */
async function startObserved(): Promise<number> {
  const log = createLog({ level: 'info', roles: ['gateway'], stream: { write: () => undefined } });
  const observation = await observeProcess({
    activities: [],
    watchedActivities: [],
    signInDecisions: {},
    feeds: [],
    tasks: [],
    log,
    roles: ['gateway'],
    slowStatement: 1_000,
    tracesTo: undefined,
    metrics: { host: '127.0.0.1', port: undefined, isGiven: false },
  });
  const app = createProductServer({ siteOrigin, trustedProxies: [], log });
  observation.watch(app);
  return startGateway(app, { onOperation: observation.counters.observeOperation });
}

function bodyOf(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('error', reject);
    request.on('end', () => resolve(JSON.parse(text)));
  });
}

/** The columns that the gateway reads as well. */
const columns = `id, is_anonymous, product, headshot_url, first_name, last_name, mj_user_id, mj_domain, email, phone, linkedin,
  address_one, address_two, city, state, zip, country`;

const statement = `select ${columns} from accounts where issuer = $1 and subject = $2`;

/** Reads the sender's account by the fewest steps, in the shape of the response. */
async function readMe(authorization: string | undefined): Promise<unknown> {
  const caller = await authenticate(authorization);
  const values = [caller?.issuer, caller?.subject];
  const { rows } = await db.$client.query<Record<string, string | null>>({ name: 'account', text: statement, values });
  const row = rows[0] ?? {};
  return {
    id: row['id'],
    headshotURL: row['headshot_url'],
    tesseraProduct: row['product'],
    profile: {
      firstName: row['first_name'],
      lastName: row['last_name'],
      mjUserId: row['mj_user_id'],
      mjDomain: row['mj_domain'],
      email: row['email'],
      phone: row['phone'],
      linkedin: row['linkedin'],
      address: {
        addressOne: row['address_one'],
        addressTwo: row['address_two'],
        city: row['city'],
        state: row['state'],
        zip: row['zip'],
        country: row['country'],
      },
    },
  };
}

const schema = buildSchema(`
  type Query { me: User }
  type User { id: ID, headshotURL: String, tesseraProduct: String, profile: Profile }
  type Profile { firstName: String, lastName: String, mjUserId: String, mjDomain: String, email: String, phone: String,
    linkedin: String, address: Address }
  type Address { addressOne: String, addressTwo: String, city: String, state: String, zip: String, country: String }
`);

/** Starts the libraries of the gateway with nothing else, which shows what they leave to win. */
async function startLibrary(): Promise<number> {
  const app = fastify();
  app.setSerializerCompiler(() => JSON.stringify);
  const me = (_source: unknown, _args: unknown, { reply }: MercuriusContext): Promise<unknown> =>
    readMe(reply.request.headers.authorization);
  await app.register(mercurius, { schema, resolvers: { Query: { me } }, jit: 1 });
  return listen(app);
}

/**
 * Starts the minimal server: the same token, the same prepared query, and the same response, with nothing in between.
 */
async function startRaw(): Promise<number> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      await bodyOf(request);
      const data = { me: await readMe(request.headers.authorization) };
      response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify({ data }));
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const starts: Readonly<Record<string, () => Promise<number>>> = {
  observed: startObserved,
  gateway: () => startGateway(fastify()),
  library: startLibrary,
  raw: startRaw,
};
const start = starts[kind ?? ''];
if (!start) throw new Error(`There is no server "${kind}".`);
console.log(await start());
// The parent process asks over its channel for the CPU time, in microseconds, that this process has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
