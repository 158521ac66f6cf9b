import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { defaultQuotas } from '../../domain/usage/quotas.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { accountExport } from './account-export.ts';

let gateway: TestGateway;
let app: FastifyInstance;

beforeAll(async () => {
  gateway = await startTestGateway();
  app = fastify();
  await app.register(accountExport, {
    database: gateway.database.db,
    store: createPostgresStore(gateway.database.db),
    engine: { pdf: () => Promise.reject(new Error('There is no document to draw.')) },
    issuer: 'https://app.example/identity',
    authenticate: gateway.authenticate,
    quotas: {
      guest: { ...defaultQuotas.guest, exportsPerHour: 2 },
      account: { ...defaultQuotas.account, exportsPerHour: 4 },
    },
  });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

const request = (token: string): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: '/account/export', headers: { authorization: `Bearer ${token}` } });

async function statusesOf(token: string, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await request(token)).statusCode);
  return statuses;
}

test('limits exports per hour and person, and says how long to wait', async () => {
  const [eager, other] = [await gateway.signUp('eager'), await gateway.signUp('other')];
  expect(await statusesOf(eager, 4)).toEqual([200, 200, 200, 200]);
  const refused = await request(eager);
  expect([refused.statusCode, refused.json()]).toEqual([429, { error: 'too_many' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusesOf(other, 1)).toEqual([200]);
});

test('limits the exports of guests more', async () => {
  const guest = await gateway.issuer.sign({ sub: 'passer-by', is_anonymous: true });
  await gateway.ask('mutation { user { createUser(input: { isAnonymous: true }) { id } } }', {}, guest);
  expect(await statusesOf(guest, 3)).toEqual([200, 200, 429]);
});
