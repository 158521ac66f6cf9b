import { fastify, type FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { identityAccounts, identityDevices } from '../../platform/database/schema/identity.ts';
import {
  identityAuthenticators,
  identityPasskeys,
  identityRecoveryCodes,
} from '../../platform/database/schema/identity-factors.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { accountExport } from './account-export.ts';

let gateway: TestGateway;
let app: FastifyInstance;

beforeAll(async () => {
  gateway = await startTestGateway();
  app = fastify();
  await app.register(accountExport, {
    issuer: 'https://app.example/identity',
    database: gateway.database.db,
    store: createPostgresStore(gateway.database.db),
    engine: { pdf: () => Promise.resolve(Buffer.from('%PDF')) },
    authenticate: gateway.authenticate,
  });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

const text = (bytes: Uint8Array): string => strFromU8(bytes);

async function exportOf(token: string): Promise<Record<string, Uint8Array>> {
  const { rawPayload } = await app.inject({
    method: 'POST',
    url: '/account/export',
    headers: { authorization: `Bearer ${token}` },
  });
  return unzipSync(rawPayload);
}

test('says how a person signs in, without keys and codes, and never how somebody else does', async () => {
  const token = await gateway.signUp('grace');
  const { db } = gateway.database;
  const id = '01890000-0000-7000-8000-00000000e001';
  const customer = { partnerIssuer: gateway.issuer.issuer, partnerSubject: 'grace' };
  await db.insert(identityAccounts).values({ id, email: 'grace@example.com', ...customer });
  await db.insert(identityPasskeys).values({
    ...{ id, accountId: id, credentialId: 'credential-1', publicKey: 'key-1', counter: 0, transports: [] },
    ...{ name: 'My phone', isSynced: true },
  });
  await db.insert(identityAuthenticators).values({ accountId: id, sealed: 'sealed-1', isConfirmed: true });
  await db.insert(identityRecoveryCodes).values({ accountId: id, codeHash: 'hash-1' });
  await db.insert(identityDevices).values({ sessionUid: 'session-1', id, accountId: id, userAgent: 'Firefox' });

  const files = await exportOf(token);
  expect(JSON.parse(text(files['sign-in.json']!))).toEqual({
    devices: [
      { userAgent: 'Firefox', signedInAt: expect.any(String) as unknown, lastSeenAt: expect.any(String) as unknown },
    ],
    passkeys: [{ name: 'My phone', isSynced: true, createdAt: expect.any(String) as unknown, lastUsedAt: null }],
    hasAuthenticatorApp: true,
    unusedRecoveryCodes: 1,
  });
  const all = Object.values(files)
    .map((bytes) => text(bytes))
    .join('\n');
  for (const secret of ['credential-1', 'key-1', 'sealed-1', 'hash-1', 'session-1']) expect(all).not.toContain(secret);
  expect(text(files['README.txt']!)).toContain('sign-in.json');
  // A partner cannot reach the provider's own account by giving a customer its id.
  const own = await exportOf(await gateway.signUp(id));
  expect(own['sign-in.json']).toBeUndefined();
});
