import { boards } from '../../../mocks/job-site/boards/boards.ts';
import { type JobSite, startJobSite } from '../../../mocks/job-site/job-site.ts';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { readHostList } from '../../platform/egress/host-list.ts';
import { createGazetteer } from '../../domain/job-search/places/gazetteer.ts';
import type { Feed } from '../../domain/postings/feeds/feed.ts';
import { createFeedClient, type FeedClient } from '../../domain/postings/feeds/feed-client.ts';
import { feedGuard } from '../../domain/postings/feeds/feed-guard.ts';
import { ingestFeed } from '../../domain/postings/ingest-feed.ts';
import { readOneFeed } from './start-feeds.ts';
import { registerFeeds } from '../../domain/postings/store/feed-state.ts';

let database: TestDatabase;
let site: JobSite;
let client: FeedClient;
const gazetteer = createGazetteer();
const towns = [
  ['Zürich', 'CH', 'ZH', 47.37, 8.55],
  ['Berlin', 'DE', '16', 52.52, 13.41],
  ['Hamburg', 'DE', '04', 53.58, 10.02],
  ['Austin', 'US', 'TX', 30.27, -97.74],
] as const;
for (const [name, country, adminCode, latitude, longitude] of towns) {
  gazetteer.add({ name, country, adminCode, population: 900_000, loc: { coordinates: [longitude, latitude] } });
}
beforeAll(async () => {
  [database, site] = await Promise.all([startTestDatabase(), startJobSite()]);
  const guard = feedGuard(readHostList('127.0.0.1').hosts);
  client = createFeedClient({ guard, pause: 0, backoff: [1, 1], timeoutMs: 2_000 });
});
afterAll(() => Promise.all([database.stop(), site.stop()]));

const feed = (kind: 'greenhouse' | 'lever' | 'ashby', board: string): Feed => ({
  ...{ kind, board, key: `${kind}:${board}`, company: 'Levain Inc.', origin: `http://127.0.0.1:${site.port}` },
});
const ingest = async (each: Feed) => {
  await registerFeeds(database.db, [each.key]);
  return ingestFeed(database.db, client, each, { gazetteer });
};
const rows = async <Row extends object>(query: string, ...values: unknown[]): Promise<readonly Row[]> =>
  (await database.db.$client.query<Row>(query, values)).rows;
const posting = async (title: string) =>
  (
    await rows<Record<string, unknown>>(
      `select postings.*, description, text, (select array_agg(name order by name) from places where places.id = any(place_ids)) as names
       from postings join posting_texts on posting_id = postings.id where title = $1`,
      title,
    )
  )[0];

test('decodes markup as often as the board encodes it, and keeps nothing that runs or hides', async () => {
  expect(await ingest(feed('greenhouse', 'acme'))).toMatchObject({ state: 'read', added: 3, problems: [] });
  const html =
    '<h3>Your work</h3><p>We bake at <strong>night</strong> &amp; sell by day.</p><ul><li>400 loaves</li></ul>';
  expect((await posting('Head Baker'))!['description']).toContain(html);
  expect((await posting('Twice encoded'))!['description']).toContain(html);
  const nasty = (await posting('Nasty'))!;
  expect(nasty['description']).not.toMatch(/script|onclick|onmouse|onerror|style|iframe|svg|img|evil/i);
  expect(nasty['description']).toContain('href="https://example.com/x"');
  expect(nasty['description']).toContain('href="mailto:jobs@example.com"');
  expect(nasty['text']).toBe('Read this, that\nmail'.replace('\n', ' '));
  expect(await posting('Head Baker')).toMatchObject({
    company: 'Levain Inc.',
    company_key: 'levain',
    names: ['Zürich, Switzerland'],
  });
});

test('reads places, pay, job types, and dates in each board’s own format', async () => {
  expect(await ingest(feed('lever', 'lever'))).toMatchObject({ state: 'read', added: 101 });
  expect(await posting('Last Roaster')).toMatchObject({
    ...{ workplace: 'hybrid', employment_types: ['partTime'], currency: 'EUR', yearly_salary: 52_000 },
    ...{
      names: ['Berlin, Germany', 'Hamburg, Germany'],
      text: 'We roast coffee.\n\nYou bring\n\n• A good nose\n\nWrite to us.',
    },
  });
  expect(await ingest(feed('ashby', 'ashby'))).toMatchObject({ state: 'read', added: 1 });
  expect(await posting('Typesetter')).toMatchObject({
    ...{ workplace: 'remote', employment_types: ['fullTime'], salary_max: '120000.00', names: ['Austin, TX'] },
    link: 'https://jobs.ashbyhq.com/acme/a1',
  });
});

test('stores one job on two boards as one posting, open until both have removed it', async () => {
  expect(await ingest(feed('ashby', 'same'))).toMatchObject({ added: 0, merged: 1 });
  const acme = boards['acme'] as { jobs: unknown[] };
  boards['acme'] = { jobs: acme.jobs.slice(1) };
  expect(await ingest(feed('greenhouse', 'acme'))).toMatchObject({ unchanged: 2, closed: 0 });
  expect((await posting('Head Baker'))!['closed_at']).toBeNull();
  boards['same'] = { jobs: [] };
  expect(await ingest(feed('ashby', 'same'))).toMatchObject({ closed: 1 });
  expect((await posting('Head Baker'))!['closed_at']).not.toBeNull();
});

test('reports bad records with their reason and stores the good ones among them', async () => {
  const report = await ingest(feed('greenhouse', 'bad'));
  expect(report).toMatchObject({ state: 'read', added: 1 });
  expect(report.problems).toEqual([
    { externalId: null, reason: 'It has no ID.' },
    { externalId: null, reason: 'It is not an object.' },
    { externalId: '1', reason: 'It has no title.' },
    { externalId: '3', reason: 'Its text is longer than 300000 characters.' },
  ]);
  expect(await rows('select reason from posting_problems where source = $1', 'greenhouse:bad')).toHaveLength(4);
});

test.each([
  ['truncated', 'The response was not valid JSON.'],
  ['page', 'The response had the wrong content type.'],
  ['object', 'The response had no list of job ads.'],
  ['broken', 'The server could not be reached.'],
  ['closed-for-hours', 'The server denied the request.'],
  ['unknown', 'The board does not exist.'],
])('closes no posting of a board that is %s', async (board, problem) => {
  expect(await ingest(feed('greenhouse', board))).toMatchObject({ state: 'failed', problem, closed: 0 });
});

test('asks a busy board again, and gives up on one whose pages never end', async () => {
  expect(await ingest(feed('greenhouse', 'busy'))).toMatchObject({ state: 'read' });
  expect(await ingest(feed('lever', 'looping'))).toMatchObject({ state: 'read', problems: [] });
});

test('reads pages with linked data and reports those without', async () => {
  const urlOf = (path: string): string => `http://127.0.0.1:${site.port}${path}`;
  const pages = { kind: 'jsonLd', key: 'bakery', pages: [urlOf('/json-ld'), urlOf('/wall'), urlOf('/gone')] } as const;
  const report = await ingest(pages);
  expect(report.problems.map(({ reason }) => reason)).toEqual([
    'The page has no JobPosting.',
    'The board does not exist.',
  ]);
  expect(await posting('Head Baker & Trainer')).toMatchObject({
    ...{ company: 'Northside Bakery', currency: 'CHF', yearly_salary: 84_000, names: ['Zürich, Switzerland'] },
  });
});

test('reads a due feed in one process, and does not download it again while it is unchanged', async () => {
  const one = feed('ashby', 'ashby');
  await database.db.$client.query('update posting_feeds set next_at = now() where source = $1', [one.key]);
  const states: string[] = [];
  const options = {
    ...{ database: database.db, feeds: [one], client, onError: () => undefined },
    onReport: ({ state }: { readonly state: string }) => void states.push(state),
  };
  expect((await Promise.all([1, 2, 3].map(() => readOneFeed(options)))).filter(Boolean)).toHaveLength(1);
  expect(states).toEqual(['unchanged']);
});
