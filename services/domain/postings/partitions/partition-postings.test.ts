import { startTestDatabase, type TestDatabase } from '../../../../tooling/testing/database.ts';
import { noSearch } from '../../../../shared/documents/postings/posting-search.ts';
import { dayOf } from '../../../../shared/documents/jobs/plain-day.ts';
import { createPostgresSearch } from '../../job-search/postgres/postgres-search.ts';
import { addSamples } from '../samples/add-samples.ts';
import { addMissingMonths, partitionPostings, partitionWhileEmpty } from './partition-postings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase({ keepsPostingsWhole: true });
  await addSamples(database.db, 200);
});
afterAll(() => database.stop());

const now = new Date('2026-11-22T10:00:00Z');
const ask = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await database.db.$client.query<Row>(text)).rows;
const rowCounts = () =>
  ask<{ table: string; rows: number }>(
    `select tableoid::regclass::text as table, count(*)::int as rows from postings group by 1 order by 1`,
  );

async function searchResults(words: string): Promise<unknown> {
  const search = createPostgresSearch(database.db, () => Promise.reject(new Error('No place is asked for.')));
  const today = dayOf(new Date());
  const page = await search.find({
    ...{ search: { ...noSearch, words }, sort: 'best', first: 20, after: undefined, today },
  });
  return [page.nodes, page.total, await page.facets()];
}
/** Inserts a posting, with its text, whose id is of that moment. */
async function publish(moment: string): Promise<string> {
  const time = Date.parse(moment).toString(16).padStart(12, '0');
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000001`;
  await ask(
    `insert into postings select (jsonb_populate_record(p, '{"id":"${id}","fingerprint":"${moment}"}')).* from postings p limit 1`,
  );
  await ask(`insert into posting_texts values ('${id}', 'D', 'T')`);
  return id;
}

test('partitions postings by month without changing search results', async () => {
  const before = [await searchResults('nurse'), await searchResults(''), await searchResults('electrician or cook')];
  const names = () => ask(`select indexname from pg_indexes where tablename = 'postings' order by 1`);
  const indexes = await names();
  await addMissingMonths(database.db, now);
  // A table that contains postings is never locked without an explicit request.
  expect(await partitionWhileEmpty(database.db, now)).toBe(false);
  expect(await rowCounts()).toEqual([{ table: 'postings', rows: 200 }]);
  const { isNew, made } = await partitionPostings(database.db, now);
  expect([isNew, made]).toEqual([true, ['postings_2026_12', 'postings_2027_01', 'postings_2027_02']]);
  expect(await rowCounts()).toEqual([{ table: 'postings_before', rows: 200 }]);
  expect([await searchResults('nurse'), await searchResults(''), await searchResults('electrician or cook')]).toEqual(
    before,
  );
  expect(await names()).toEqual(indexes);
  expect(await partitionPostings(database.db, now)).toEqual({ isNew: false, made: [] });
});

test('stores new postings in the partition of their month, and deletes their texts with them', async () => {
  await publish('2026-12-31T23:59:59.999Z');
  const id = await publish('2027-01-01T00:00:00Z');
  expect(await rowCounts()).toEqual([
    { table: 'postings_2026_12', rows: 1 },
    { table: 'postings_2027_01', rows: 1 },
    { table: 'postings_before', rows: 200 },
  ]);
  const textOf = () => ask(`select from posting_texts where posting_id = '${id}'`);
  expect(await textOf()).toHaveLength(1);
  await ask(`delete from postings where id = '${id}'`);
  expect(await textOf()).toEqual([]);
});

test('creates missed months and moves the postings that arrived in between', async () => {
  await publish('2027-03-15T12:00:00Z');
  await publish('2027-04-15T12:00:00Z');
  const texts = await ask('select posting_id from posting_texts order by 1');
  expect((await rowCounts()).map(({ table }) => table)).toContain('postings_later');
  const made = await addMissingMonths(database.db, new Date('2027-03-20T00:00:00Z'));
  expect(made).toEqual(['postings_2027_03', 'postings_2027_04', 'postings_2027_05', 'postings_2027_06']);
  expect((await rowCounts()).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['postings_2027_03', 'postings_2027_04']),
  );
  expect((await rowCounts()).map(({ table }) => table)).not.toContain('postings_later');
  expect(await ask('select posting_id from posting_texts order by 1')).toEqual(texts);
});
