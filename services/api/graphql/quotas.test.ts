import { jest } from '@jest/globals';
import { defaultQuotas, type Quotas } from '../../domain/usage/quotas.ts';
import { bytesPerRecord } from '../../domain/usage/measure-usage.ts';
import { personOf } from './__tests__/ask-as.ts';
import { makeRecord, recordKinds } from './__tests__/make-records.ts';
import { type GatewayError, startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

jest.setTimeout(60_000);

const kibibyte = 1024;
const small: Quotas = {
  guest: { ...defaultQuotas.guest, bytes: 64 * kibibyte, writesPerMinute: 1_000 },
  account: { ...defaultQuotas.account, bytes: 128 * kibibyte, writesPerMinute: 2_000 },
};

let gateway: TestGateway;
/** A gateway with the settings that an installation starts with. */
let defaults: TestGateway;
beforeAll(async () => {
  [gateway, defaults] = await Promise.all([
    startTestGateway({ quotas: small }),
    startTestGateway({ quotas: defaultQuotas }),
  ]);
});
afterAll(() => Promise.all([gateway.stop(), defaults.stop()]));

async function guest(at: TestGateway, name: string): Promise<string> {
  const token = await at.issuer.sign({ sub: name, is_anonymous: true });
  await at.ask('mutation { user { createUser(input: { isAnonymous: true }) { id } } }', {}, token);
  return token;
}

/** Text that cannot be compressed, so that it takes up the room that it seems to. */
const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(33 + Math.floor(Math.random() * 90))).join('');

interface Usage {
  readonly usedBytes: number;
  readonly allowedBytes: number;
}
const usageOf = async (at: TestGateway, token: string): Promise<Usage> =>
  (await at.ask<{ me: { usage: Usage } }>('{ me { usage { usedBytes allowedBytes } } }', {}, token)).data.me.usage;

const createJob = `mutation ($input: JobInput!) { job { createJob(input: $input) { id version } } }`;
const addJob = (at: TestGateway, token: string, description: string) =>
  at.ask<{ job: { createJob: { id: string; version: number } } }>(
    createJob,
    { input: { title: 'Keeper', description } },
    token,
  );
const codesOf = (errors: readonly GatewayError[] | undefined) => (errors ?? []).map(({ extensions }) => extensions);

/** Adds jobs until one is refused. Returns their ids, and the refusal. */
async function fill(token: string) {
  const ids: string[] = [];
  for (;;) {
    const { data, errors } = await addJob(gateway, token, noise(8_000));
    if (errors) return { ids, refusal: errors[0] };
    ids.push(data.job.createJob.id);
    if (ids.length > 100) throw new Error('Nothing was refused.');
  }
}

test('refuses what exceeds the quota, writes nothing of it, and says how much is used', async () => {
  const token = await guest(gateway, 'full');
  const { ids, refusal } = await fill(token);
  expect(ids.length).toBeGreaterThan(1);
  const usage = await usageOf(gateway, token);
  expect(usage.allowedBytes).toBe(64 * kibibyte);
  expect(usage.usedBytes).toBeLessThanOrEqual(usage.allowedBytes);
  expect(refusal).toMatchObject({ extensions: { code: 'QUOTA_EXCEEDED', ...usage } });
  const { data } = await gateway.ask<{ jobs: { total: number } }>('{ jobs { total } }', {}, token);
  expect(data.jobs.total).toBe(ids.length);
});

test('a full account can still read, shorten, and delete, and then write again', async () => {
  const token = await guest(gateway, 'tidy');
  const { ids } = await fill(token);
  const update = `mutation ($id: ID!, $version: Int!, $description: String) {
    job { updateJob(id: $id, version: $version, input: { description: $description }) { __typename } } }`;
  const [first, second] = ids;
  const longer = await gateway.ask(update, { id: first, version: 1, description: noise(20_000) }, token);
  expect(codesOf(longer.errors)).toMatchObject([{ code: 'QUOTA_EXCEEDED' }]);
  const shorter = await gateway.ask(update, { id: first, version: 1, description: 'Short.' }, token);
  expect(shorter.errors).toBeUndefined();

  const before = await usageOf(gateway, token);
  const remove = 'mutation ($ids: [ID!]!) { job { deleteJobs(ids: $ids) { ids } } }';
  expect((await gateway.ask(remove, { ids: [second] }, token)).errors).toBeUndefined();
  expect((await usageOf(gateway, token)).usedBytes).toBeLessThan(before.usedBytes - 8_000);
  expect((await addJob(gateway, token, noise(4_000))).errors).toBeUndefined();
});

test('creating and deleting over and over does not store without end, and the last deletion can be undone', async () => {
  const token = await guest(gateway, 'mill');
  let last = '';
  for (let round = 0; round < 20; round += 1) {
    const { data } = await addJob(gateway, token, noise(8_000));
    last = data.job.createJob.id;
    await gateway.ask('mutation ($ids: [ID!]!) { job { deleteJobs(ids: $ids) { ids } } }', { ids: [last] }, token);
  }
  const { rows } = await gateway.database.db.$client.query<{ bytes: number }>(
    `select sum(pg_column_size(description) + pg_column_size(search_text))::int as bytes from jobs
     where account_id = (select id from accounts where subject = 'mill')`,
  );
  expect(rows[0]?.bytes).toBeLessThan(2 * small.guest.bytes);
  const restore = 'mutation ($ids: [ID!]!) { job { restoreJobs(ids: $ids) { id } } }';
  const { data } = await gateway.ask<{ job: { restoreJobs: { id: string }[] } }>(restore, { ids: [last] }, token);
  expect(data.job.restoreJobs).toEqual([{ id: last }]);
});

test('concurrent writes cannot exceed the quota together', async () => {
  const token = await guest(gateway, 'crowd');
  const answers = await Promise.all(Array.from({ length: 24 }, () => addJob(gateway, token, noise(8_000))));
  expect(answers.some(({ errors }) => errors !== undefined)).toBe(true);
  const { usedBytes, allowedBytes } = await usageOf(gateway, token);
  expect(usedBytes).toBeLessThanOrEqual(allowedBytes);
});

test('a guest who becomes a full user may store more', async () => {
  const token = await guest(gateway, 'grown');
  await fill(token);
  const full = await gateway.issuer.sign({ sub: 'grown', is_anonymous: false, email: 'grown@example.com' });
  expect((await addJob(gateway, full, noise(8_000))).errors).toBeUndefined();
  expect((await usageOf(gateway, full)).allowedBytes).toBe(small.account.bytes);
});

const counted = recordKinds.filter((kind) => kind !== 'dismissal');

test.each(counted)('counts a new %s', async (kind) => {
  const ask = await personOf(gateway, `maker-of-${kind}`);
  const usage = async () =>
    (await ask<{ me: { usage: Usage } }>('{ me { usage { usedBytes allowedBytes } } }')).me.usage;
  await makeRecord[kind](ask);
  // Far below the quota, the recorded number may be a little off, so the account is said to be full.
  const ofAccount = 'where account_id = (select id from accounts where subject = $1)';
  const { $client } = gateway.database.db;
  await $client.query(`update account_usage set used_bytes = allowed_bytes ${ofAccount}`, [`maker-of-${kind}`]);
  const before = await usage();
  await makeRecord[kind](ask);
  const after = await usage();
  expect(after.usedBytes).toBeGreaterThanOrEqual(before.usedBytes + bytesPerRecord);
  // What was counted with the write is what a recount finds.
  const { rows } = await $client.query<{ used_bytes: string }>(`select used_bytes from account_usage ${ofAccount}`, [
    `maker-of-${kind}`,
  ]);
  expect(Number(rows[0]?.used_bytes)).toBe(after.usedBytes);
});

test('refuses writes beyond the limit per minute, with the time to wait', async () => {
  const token = await guest(defaults, 'hasty');
  const { writesPerMinute } = defaultQuotas.guest;
  const answers = [];
  // The first write of the minute created the account.
  for (let write = 0; write <= writesPerMinute; write += 1) answers.push(await addJob(defaults, token, 'Short.'));
  expect(answers.slice(0, -2).filter(({ errors }) => errors !== undefined)).toEqual([]);
  const refusal = answers.at(-1)?.errors?.[0]?.extensions;
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(refusal?.retryAfter).toBeGreaterThan(0);
  expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
  // Reading is not limited by it, and other people are not affected.
  expect((await defaults.ask('{ me { id } }', {}, token)).errors).toBeUndefined();
  expect((await addJob(defaults, await guest(defaults, 'calm'), 'Short.')).errors).toBeUndefined();
});

test('several mutations of one request count one by one', async () => {
  const token = await guest(defaults, 'aliases');
  const aliases = Array.from(
    { length: 5 },
    (_each, index) => `a${index}: createJob(input: { title: "Keeper" }) { id }`,
  );
  let refused = 0;
  for (let request = 0; request < 40; request += 1) {
    const { errors } = await defaults.ask(`mutation { job { ${aliases.join(' ')} } }`, {}, token);
    refused += errors?.length ?? 0;
  }
  expect(refused).toBe(40 - defaultQuotas.guest.writesPerMinute / 5);
});

// The attack of the security review: thousands of jobs with long texts, 80 MB in 25 s.
test('a guest who imports thousands of long job ads is stopped at the quota', async () => {
  const token = await guest(defaults, 'review');
  const importJobs = 'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { id } } }';
  const rows = Array.from({ length: 13 }, (_each, index) => ({ title: `Job ${index}`, description: noise(18_000) }));
  let stored = 0;
  const refusals = new Set<string>();
  for (let request = 0; request < 4_460 / rows.length; request += 1) {
    const { errors } = await defaults.ask(importJobs, { rows }, token);
    if (errors) refusals.add(errors[0]?.extensions.code ?? '');
    else stored += rows.length;
  }
  expect([...refusals]).toEqual(['QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS']);
  expect(stored * 18_000).toBeLessThan(defaultQuotas.guest.bytes);
  const { usedBytes, allowedBytes } = await usageOf(defaults, token);
  expect(usedBytes).toBeLessThanOrEqual(allowedBytes);
});
