/** Postings that are spread over the machines of a cluster stay partitioned, found, and complete. */
import { dayOf } from '../../../../shared/documents/jobs/plain-day.ts';
import { noSearch } from '../../../../shared/documents/postings/posting-search.ts';
import {
  createExternalDatabase,
  type ExternalDatabase,
  externalServers,
} from '../../../platform/database/__tests__/external-database.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/open-database.ts';
import { createPostgresSearch } from '../../job-search/postgres/postgres-search.ts';
import { addSamples } from '../samples/add-samples.ts';
import { addMissingMonths, partitionPostings } from './partition-postings.ts';

const servers = externalServers();
const onCluster = servers.length > 1 ? test : test.skip;
const now = new Date('2026-11-22T10:00:00Z');

let external: ExternalDatabase | undefined;
let opened: OpenDatabase | undefined;
afterAll(async () => {
  await opened?.close();
  await external?.drop();
});

const ask = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await opened?.db.$client.query<Row>(text))?.rows ?? [];

/** Searches in several ways, and pages through one of the lists. */
async function searchResults(): Promise<unknown> {
  if (!opened) return undefined;
  const search = createPostgresSearch(opened.db, () => Promise.reject(new Error('No place is asked for.')));
  const today = dayOf(new Date());
  const results: unknown[] = [];
  for (const words of ['nurse', 'experience', 'electrician or cook', '"wound care"', null]) {
    for (const sort of ['best', 'newest'] as const) {
      const asked = { search: { ...noSearch, words }, sort, first: 20, today };
      const page = await search.find({ ...asked, after: undefined });
      const next = page.endCursor === null ? null : await search.find({ ...asked, after: page.endCursor });
      results.push([page.nodes, page.totalIsExact && page.total, next?.nodes, await page.facets()]);
    }
  }
  return [...results, await search.listCountries(), await search.suggestPlaces('a', 5)];
}

/** Copies a posting to another moment. */
async function publish(moment: string): Promise<void> {
  const time = Date.parse(moment).toString(16).padStart(12, '0');
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000001`;
  await ask(
    `insert into postings (id, title, company, company_key, posted_on, source_name, fingerprint, search)
     values ('${id}', 'Lighthouse keeper', 'Pier', 'pier', '${moment.slice(0, 10)}', 'Feed', '${moment}', '')`,
  );
  await ask(`insert into posting_texts values ('${id}', 'D', 'T')`);
}

const countIn = async (table: string): Promise<number> =>
  Number((await ask<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

onCluster('a search finds the same, and months are added', async () => {
  external = await createExternalDatabase(servers);
  opened = await openDatabase({ url: external.url, dataDir: '' });
  const { db } = opened;
  await addSamples(db, 400);
  const before = await searchResults();
  await expect(external.distribute({ postings: true })).rejects.toThrow('npm run partition-postings');

  await partitionPostings(db, now);
  await external.distribute({ postings: true });
  await external.distribute({ postings: true });
  expect(await countIn('postings')).toBe(400);
  expect(
    (
      await ask<{ count: string }>(`select shard_count as count from citus_tables where table_name::text = 'postings'`)
    ).map(({ count }) => Number(count)),
  ).toEqual([2 * (servers.length - 1)]);
  expect(await searchResults()).toEqual(before);

  await publish('2026-12-15T12:00:00Z');
  await publish('2027-03-15T12:00:00Z');
  await publish('2027-04-15T12:00:00Z');
  expect([await countIn('postings_2026_12'), await countIn('postings_later')]).toEqual([1, 2]);
  const made = await addMissingMonths(db, new Date('2027-03-20T00:00:00Z'));
  expect(made).toEqual(['postings_2027_03', 'postings_2027_04', 'postings_2027_05', 'postings_2027_06']);
  expect([
    await countIn('postings_2027_03'),
    await countIn('postings_2027_04'),
    await countIn('postings_later'),
  ]).toEqual([1, 1, 0]);
  expect(await countIn('posting_texts')).toBe(403);
  await ask(`delete from postings where title = 'Lighthouse keeper'`);
  expect(await countIn('posting_texts')).toBe(400);
  // Another reading of the same feed changes nothing.
  expect(await addSamples(db, 400)).toBe(0);
  expect(await searchResults()).toEqual(before);
});
