import { sql } from 'drizzle-orm';
import type { TestGateway } from '../../tooling/testing/gateway.ts';
import { type DigestSite, startDigestSite } from './__tests__/digest-site.ts';
import { type Ask, personOf } from '../api/graphql/__tests__/ask-as.ts';
import type { Message } from '../platform/mail/mailer.ts';
import { samplePosting } from '../domain/postings/samples/sample-postings.ts';
import { savePostings } from '../domain/postings/store/save-postings.ts';
import { searchDigest } from '../domain/digests/search-digest/search-digest.ts';

let site: DigestSite;
let gateway: TestGateway;
let posted: Message[];
const minutes = 60_000;

beforeAll(async () => {
  site = await startDigestSite();
  ({ gateway, posted } = site);
});
afterAll(() => site.stop());

/** Stores new postings for a trade that no other test uses. */
const arrive = (trade: string, ...numbers: readonly number[]) =>
  savePostings(
    gateway.database.db,
    { source: 'test', sourceName: 'Test' },
    numbers.map((number) => ({
      ...samplePosting(number),
      externalId: `${trade}-${number}`,
      title: `${trade} ${number}`,
    })),
  );

/** Runs what a process does when emails are due, a number of minutes from now. */
async function runDigests(after: number): Promise<void> {
  await gateway.database.db.execute(sql`update search_digests set next_at = now()`);
  await site.lookAt(searchDigest, () => new Date(Date.now() + after * minutes));
}

const save = (ask: Ask, words: string, mailed: boolean) =>
  ask<{ search: { saveSearch: { id: string } } }>(
    `mutation ($words: String!, $mailed: Boolean!) { search { saveSearch(name: "Mine", search: { words: $words }, mailed: $mailed) { id } } }`,
    { words, mailed },
  ).then(({ search }) => search.saveSearch.id);
const list = '{ savedSearches { name newSince mailed search { words } } }';

test('counts new postings until they have been seen', async () => {
  const ask = await personOf(gateway, 'counting');
  await arrive('Glazier', 1);
  const id = await save(ask, 'glazier', false);
  const now = async () => (await ask<{ savedSearches: { newSince: number }[] }>(list)).savedSearches[0]?.newSince;
  expect(await now()).toBe(0);
  await arrive('Glazier', 2, 3);
  expect(await now()).toBe(2);
  await ask('mutation ($id: ID!) { search { seeSavedSearch(id: $id) { id } } }', { id });
  expect(await now()).toBe(0);
  await ask('mutation ($id: ID!) { search { deleteSavedSearch(id: $id) { id } } }', { id });
  expect(await ask(list)).toEqual({ savedSearches: [] });
  await ask('mutation ($id: ID!) { search { restoreSavedSearch(id: $id) { id } } }', { id });
  expect(await ask(list)).toMatchObject({ savedSearches: [{ name: 'Mine', search: { words: 'glazier' } }] });
});

test('emails new postings once, and no more after the digest is stopped', async () => {
  posted.length = 0;
  const ask = await personOf(gateway, 'mailed');
  await arrive('Cooper', 1);
  await save(ask, 'cooper', true);
  await arrive('Cooper', 2);
  await runDigests(6);
  expect(posted).toHaveLength(1);
  const [message] = posted;
  expect(message!.subject).toBe('1 new job in your saved searches on Tessera');
  expect(message!.text).toContain('• Cooper 2, ');
  expect(message!.text).not.toContain('Cooper 1');
  expect(message!.text).toContain('http://localhost:3000/app/jobs/find?q=cooper&sort=best');
  await runDigests(6);
  expect(posted).toHaveLength(1);
  await arrive('Cooper', 3);
  const link = new URL(message!.unsubscribe!).pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await site.app.inject({ method: 'POST', url: link, headers, payload: 'List-Unsubscribe=One-Click' });
  await runDigests(60);
  expect(posted).toHaveLength(1);
  expect(await ask(list)).toMatchObject({ savedSearches: [{ mailed: false }] });
});

test('asks an unverified address for confirmation first', async () => {
  posted.length = 0;
  await gateway.signUp('unsure');
  const token = await gateway.issuer.sign({ sub: 'unsure', email: 'unsure@example.com' });
  await gateway.ask(
    'mutation { search { saveSearch(name: "Mine", search: { words: "cooper" }, mailed: true) { id } } }',
    {},
    token,
  );
  expect(posted.map(({ subject }) => subject)).toEqual(['Confirm emails about new jobs from Tessera']);
  await arrive('Cooper', 4);
  await runDigests(60);
  expect(posted).toHaveLength(1);
});
