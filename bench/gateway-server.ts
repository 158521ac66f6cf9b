/**
 * One of the two servers that bench/gateway.ts compares, in a process of its own: `node bench/gateway-server.ts
 * gateway|raw <database url> <issuer> <jwks uri> <audience>`. Prints its port.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { createAuthenticator } from '../services/domain/accounts/authentication/authenticator.ts';
import { gateway } from '../services/api/graphql/gateway.ts';
import { createEngine } from '../services/domain/typesetting/engine/create-engine.ts';
import { openDatabase } from '../services/platform/database/open-database.ts';

const [kind, url = '', issuer = '', jwksUri = '', audience = ''] = process.argv.slice(2);
const authenticate = createAuthenticator({ issuers: [{ issuer, jwksUri, audience, algorithms: ['ES256'] }] });
const poolSize = 10;

const { db } = await openDatabase({ url, dataDir: '', poolSize });

async function startGateway(): Promise<number> {
  const app = fastify();
  const engine = createEngine();
  await app.register(gateway, {
    database: db,
    authenticate,
    pdfMaker: engine,
    pagesMaker: engine,
    siteOrigin: 'http://localhost',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
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

/**
 * Starts the minimal server: the same token, the same prepared query, and the same response, with nothing in between.
 */
async function startRaw(): Promise<number> {
  const pool = db.$client;
  const text = `select ${columns} from accounts where issuer = $1 and subject = $2`;
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      await bodyOf(request);
      const caller = await authenticate(request.headers.authorization);
      const values = [caller?.issuer, caller?.subject];
      const { rows } = await pool.query<Record<string, string | null>>({ name: 'account', text, values });
      const row = rows[0] ?? {};
      const data = {
        me: {
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
        },
      };
      response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify({ data }));
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

console.log(await (kind === 'gateway' ? startGateway() : startRaw()));
// The parent process asks over its channel for the CPU time, in microseconds, that this process has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
