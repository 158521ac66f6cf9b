import { eq } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { accounts, planOrders } from '../../platform/database/schema/index.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { accountExport } from './account-export.ts';

let gateway: TestGateway;
let app: FastifyInstance;
const notAsked = { pdf: () => Promise.resolve(new Uint8Array([0x25])) };

beforeAll(async () => {
  gateway = await startTestGateway();
  const { db: database } = gateway.database;
  app = fastify();
  const { authenticate } = gateway;
  await app.register(accountExport, {
    issuer: 'https://app.example/identity',
    database,
    store: createPostgresStore(database),
    engine: notAsked,
    authenticate,
  });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

test('contains links with their settings and counts, and frozen copies as they were sent', async () => {
  const token = await gateway.signUp('sharer');
  const ask = async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> =>
    (await gateway.ask<Data>(query, variables, token)).data;
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Engineer", document: $document }) { id } } }',
    { document: newResume({ language: 'en' }) },
  );
  const { id } = resume.createResume;
  const make = async (input: object): Promise<string> => {
    const { share } = await ask<{ share: { createShare: { path: string } } }>(
      'mutation ($id: ID!, $input: ShareInput!) { share { createShare(id: $id, language: "en", input: $input) { path } } }',
      { id, input },
    );
    return share.createShare.path;
  };
  const frozen = await make({ mode: 'frozen', label: 'a/b', password: 'harbour' });
  const live = await make({ mode: 'live', hidesPhone: true });

  const { rawPayload } = await app.inject({
    method: 'POST',
    url: '/account/export',
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(rawPayload);
  const linkFiles = Object.keys(files).filter((name) => name.startsWith('links'));
  expect(linkFiles).toEqual(['links.json', 'links/a b.resume.pdf']);
  const linksJson = strFromU8(files['links.json']!);
  expect(JSON.parse(linksJson)).toMatchObject([
    { path: frozen, label: 'a/b', mode: 'frozen', hasPassword: true, resumeId: id, letterId: null, views: [] },
    { path: live, mode: 'live', hidesPhone: true, frozenAt: null },
  ]);
  expect(linksJson).not.toMatch(/argon|harbour/);
  expect(strFromU8(files['links/a b.resume.pdf']!.subarray(0, 5))).toBe('%PDF-');
  expect(strFromU8(files['README.txt']!)).toContain('links.json');
});

test('contains gifts for the owner of a verified address, and purchases', async () => {
  const token = await gateway.signUp('giver');
  const unproven = await gateway.issuer.sign({ sub: 'claims', email: 'giver@example.com', email_verified: false });
  await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, unproven);
  const { db } = gateway.database;
  const [account] = await db.select().from(accounts).where(eq(accounts.subject, 'giver'));
  const payment = { state: 'paid', isSandbox: false, amount: 2400, currency: 'USD', months: 12 } as const;
  await db.insert(planOrders).values([
    {
      ...{ ...payment, kind: 'gift', reference: 'g', once: 'g', giverEmail: 'Giver@Example.com' },
      ...{ recipientName: 'Grace', recipientEmail: 'grace@example.com', codeHash: 'secret hash', session: 'cs_1' },
    },
    { ...payment, kind: 'own', reference: 'o', once: 'o', accountId: account!.id },
  ]);
  const exportFiles = async (bearer: string): Promise<Record<string, Uint8Array>> => {
    const headers = { authorization: `Bearer ${bearer}` };
    return unzipSync((await app.inject({ method: 'POST', url: '/account/export', headers })).rawPayload);
  };
  const files = await exportFiles(token);
  const orders = strFromU8(files['plus.json']!);
  expect(JSON.parse(orders)).toMatchObject({
    own: [{ kind: 'own', amount: 2400, currency: 'USD' }],
    given: [{ recipientName: 'Grace', recipientEmail: 'grace@example.com', amount: 2400 }],
  });
  expect(orders).not.toMatch(/secret hash|cs_1/);
  expect(strFromU8(files['README.txt']!)).toContain('plus.json');
  expect(Object.keys(await exportFiles(unproven))).not.toContain('plus.json');
});
