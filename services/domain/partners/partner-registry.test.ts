import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { partners } from '../../platform/database/schema/index.ts';
import { northgate } from './__tests__/northgate.ts';
import { type PartnerRegistry, startPartnerRegistry } from './partner-registry.ts';
import type { Partner } from './partner.ts';
import {
  addPartner,
  changePartner,
  enablePartner,
  readPartnerRow,
  removePartner,
  type PartnerContext,
} from './registered-partners.ts';

const southgate = { ...northgate, id: 'southgate', domain: 'southgate.example', issuer: 'https://southgate.example' };
const brokenNames = { domain: 'broken.example', issuer: 'https://broken.example' };
const brokenFields = { ...brokenNames, origins: ['https://jobs.broken.example/path'] };
const configuredPartner: Partner = {
  ...northgate,
  id: 'file',
  domain: 'file.example',
  issuer: 'https://file.example',
  algorithms: ['ES256'],
};
const setting: PartnerContext = { siteOrigin: 'https://tessera.example', configuredPartners: [configuredPartner] };

let database: TestDatabase;
/** The registries of two processes. */
let processes: PartnerRegistry[];
const errors: unknown[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const options = {
    database: database.db,
    configuredPartners: [configuredPartner],
    siteOrigin: setting.siteOrigin,
    pollIntervalMs: 20,
  };
  const start = () => startPartnerRegistry({ ...options, onError: (error) => void errors.push(error) });
  processes = [await start(), await start()];
});
afterAll(async () => {
  for (const each of processes) await each.stop();
  await database.stop();
});

/** Waits until the partners known to every process satisfy `isWanted`. */
async function untilAll(isWanted: (ids: string) => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  const idsOf = ({ current }: PartnerRegistry) =>
    current()
      .map(({ id }) => id)
      .join();
  while (!processes.every((each) => isWanted(idsOf(each)))) {
    if (Date.now() > deadline) throw new Error(`Still ${processes.map(idsOf).join(' and ')}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const problemsOf = async (change: ReturnType<typeof addPartner>): Promise<readonly string[]> => {
  const done = await change;
  return done.ok ? [] : done.problem === 'invalid' ? done.problems.map(({ message }) => message) : [done.problem];
};

test('adds, disables, and removes a partner in every process without a restart', async () => {
  await untilAll((ids) => ids === 'file');
  const before = processes[0]!.current();
  expect(await addPartner(database.db, northgate, setting)).toMatchObject({ ok: true, row: { isEnabled: true } });
  await untilAll((ids) => ids === 'northgate,file');
  expect(processes[0]!.current()).not.toBe(before);
  // The provider was registered by an operator, so it is only asked at public addresses.
  expect(processes[0]!.current()[0]).toMatchObject({
    isPublic: true,
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
  });

  await enablePartner(database.db, 'northgate', false);
  await untilAll((ids) => ids === 'file');
  await enablePartner(database.db, 'northgate', true);
  await untilAll((ids) => ids === 'northgate,file');
  expect(processes[0]!.current()).toBe(processes[0]!.current());
  await removePartner(database.db, 'northgate');
  await untilAll((ids) => ids === 'file');
});

test('lets no two partners share an id, host, or issuer, wherever they are stored', async () => {
  const both = await Promise.all([
    problemsOf(addPartner(database.db, southgate, setting)),
    problemsOf(addPartner(database.db, { ...southgate, id: 'other' }, setting)),
  ]);
  expect(both.filter((problems) => problems.length === 0)).toHaveLength(1);
  expect(both.flat()).toEqual([
    'domain "southgate.example" belongs to another partner',
    'issuer "https://southgate.example" belongs to another partner',
  ]);
  expect(await problemsOf(addPartner(database.db, { ...northgate, id: 'file' }, setting))).toEqual([
    'id "file" belongs to another partner',
  ]);
  for (const id of ['southgate', 'other']) await removePartner(database.db, id);

  // If both sources have a record, the database's is used, even if it is disabled.
  await addPartner(
    database.db,
    { ...northgate, domain: configuredPartner.domain },
    { ...setting, configuredPartners: [] },
  );
  await untilAll((ids) => ids === 'northgate');
  await enablePartner(database.db, 'northgate', false);
  await untilAll((ids) => ids === '');
  expect(String(errors[0])).toContain('file of TESSERA_PARTNERS is ignored');
  await removePartner(database.db, 'northgate');
});

test('applies a change only to the version it was made from, and completely or not at all', async () => {
  await addPartner(database.db, { ...northgate, channel: 'next' }, setting);
  const seenVersion = { id: 'northgate', version: 1 };
  const change = (patch: object, target: typeof seenVersion | { id: string } = seenVersion) =>
    problemsOf(changePartner(database.db, target, { ...patch }, setting));
  expect(await change({ channel: null, origins: ['https://jobs.northgate.example'] })).toEqual([]);
  expect(await readPartnerRow(database.db, 'northgate')).toMatchObject({
    version: 2,
    record: { name: 'Northgate Careers', origins: ['https://jobs.northgate.example'] },
  });
  expect((await readPartnerRow(database.db, 'northgate'))?.record).not.toHaveProperty('channel');
  expect(await change({ channel: 'next' })).toEqual(['changed']);
  const now = { id: 'northgate' };
  expect(await change({ id: 'else' }, now)).toEqual(['id cannot be changed']);
  expect(await change({ name: 'x' }, { id: 'nobody' })).toEqual(['unknown']);
  expect(await change({ issuer: 'https://tessera.example/identity' }, now)).toEqual([
    'issuer must be the partner’s own, not ours',
  ]);
  expect(await change({ issuer: 'https://myresume.northgate.example/identity' }, now)).toHaveLength(1);
  expect(await change({ issuer: 'http://localhost:5432', name: 'y' }, now)).toEqual([
    'issuer must be an https address',
  ]);
  expect(await change({ name: 'n'.repeat(10_000) }, now)).toHaveLength(1);
  expect(await change({ origins: Array.from({ length: 1_000 }, (_, n) => `https://a${n}.example`) }, now)).toHaveLength(
    1,
  );
  expect(await change({ issuer: `https://a.example/${'x'.repeat(10_000)}` }, now)).toHaveLength(1);
  expect(await readPartnerRow(database.db, 'northgate')).toMatchObject({ version: 2 });
});

test('names the partner and the field of an invalid stored record, and keeps every other partner in use', async () => {
  errors.length = 0;
  await addPartner(database.db, southgate, setting);
  // A record that another program wrote.
  await database.db.insert(partners).values({ id: 'broken', record: { ...southgate, id: 'broken', ...brokenFields } });
  // The next change makes every process read the partners again.
  expect(await problemsOf(changePartner(database.db, { id: 'southgate' }, { name: 'South' }, setting))).toEqual([]);
  await untilAll((ids) => ids.includes('southgate') && !ids.includes('broken'));
  while (errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(String(errors[0])).toContain(
    'The stored record of the partner broken is invalid: origins[0] must be an origin, without a path',
  );
  // An invalid record still occupies its domain, and a change that makes it valid brings the partner into use.
  expect(
    await problemsOf(addPartner(database.db, { ...southgate, id: 'other', ...brokenNames }, setting)),
  ).toHaveLength(2);
  expect(await problemsOf(changePartner(database.db, { id: 'broken' }, { origins: [] }, setting))).toEqual([]);
  await untilAll((ids) => ids.includes('broken'));
});
