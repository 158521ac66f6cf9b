/** The search with more postings than it reads, compared with a query that reads each of them. */
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { noSearch, type PostingSearch } from '../../../shared/documents/postings/posting-search.ts';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import type { JobSearch } from '../job-search/job-search.ts';
import { createGazetteer } from '../job-search/places/gazetteer.ts';
import { createPostgresSearch } from '../job-search/postgres/postgres-search.ts';
import { readTextQuery } from '../job-search/postgres/read-search.ts';
import { addSamples } from './samples/add-samples.ts';

const originals = 1_500;
const copies = 11;
const today = dayOf(new Date());

let database: TestDatabase;
let search: JobSearch;
beforeAll(async () => {
  database = await startTestDatabase();
  await addSamples(database.db, originals);
  // Copies are published at other times, so that each hour has other postings.
  await database.db.$client.query(
    `insert into postings select (lpad(to_hex(('x' || substr(id::text, 1, 8) || substr(id::text, 10, 4))::bit(48)::bigint
         - copy * 5000000), 12, '0') || substr(replace(id::text, '-', ''), 13))::uuid,
       title, company, company_key, location, place_ids, workplace, employment_types, salary_min, salary_max, currency,
       salary_period, yearly_salary, posted_on, closes_on, closed_at, source_name, link, is_sample, fingerprint || copy,
       first_seen_at, updated_at, search
     from postings, generate_series(1, $1::int) as copy`,
    [copies],
  );
  await database.db.$client.query(
    `insert into posting_texts select id, '', 'text' from postings on conflict do nothing`,
  );
  await database.db.$client.query('analyze postings');
  search = createPostgresSearch(database.db, () => Promise.resolve(createGazetteer()));
});
afterAll(() => database.stop());

/** Reads the ids of all matches, the newest first, by the original query alone. */
async function matchesOf(conditions: Partial<PostingSearch>): Promise<readonly string[]> {
  const { all } = await readTextQuery(database.db, { ...noSearch, ...conditions });
  const { rows } = await database.db.$client.query<{ id: string }>(
    `select id from postings where ts_match_vq(search, $1::tsquery) and ($2::text is null or workplace = $2)
       and (closes_on is null or closes_on >= $3) order by id desc`,
    [all, conditions.workplaces?.[0] ?? null, today],
  );
  return rows.map(({ id }) => id);
}

const searches: readonly Partial<PostingSearch>[] = [
  { words: 'experience' },
  { words: 'experience -night' },
  { words: 'hiring', workplaces: ['remote'] },
  { words: 'degree or license' },
  { words: 'team' },
  { words: '"at least"' },
  { words: '"strong knowledge of"' },
  { words: '"at least" -"free transit pass"' },
  { words: 'nurse' },
  { words: 'software engineer' },
  { words: '"truck driver" -"heavy truck"' },
  { words: 'accountant or "wound care" -senior' },
  { title: 'senior', words: 'team' },
  { title: '"registered nurse"' },
  { title: 'nurse', company: '"community care"' },
  { words: '-nurse' },
];

const find = (conditions: Partial<PostingSearch>, sort: 'best' | 'newest', after?: string) =>
  search.find({ search: { ...noSearch, ...conditions }, sort, first: 20, after, today });

test.each(searches)('finds the newest matches of %j', async (conditions) => {
  const expected = await matchesOf(conditions);
  expect(expected.length).toBeGreaterThan(0);
  const page = await find(conditions, 'newest');
  expect(page.nodes.map(({ id }) => id)).toEqual(expected.slice(0, 20));
  expect(page.totalIsExact).toBe(expected.length <= 2_000);
  if (page.totalIsExact) expect(page.total).toBe(expected.length);
  if (page.endCursor !== null) {
    const second = await find(conditions, 'newest', page.endCursor);
    expect(second.nodes.map(({ id }) => id)).toEqual(expected.slice(20, 40));
  }
});

test.each(searches)('ranks only the newest matches of %j, on all pages', async (conditions) => {
  const newest = new Set((await matchesOf(conditions)).slice(0, 2_000));
  const ids: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { nodes, endCursor } = await find(conditions, 'best', after);
    ids.push(...nodes.map(({ id }) => id));
    if (endCursor === null) break;
    after = endCursor;
  }
  expect(new Set(ids).size).toBe(Math.min(60, newest.size));
  expect(ids.filter((id) => !newest.has(id))).toEqual([]);
});

test.each(searches)('counts the choices among the newest matches of %j', async (conditions) => {
  const core = { ...conditions, workplaces: [] };
  const counted = (await matchesOf(core)).slice(0, 3_000);
  const { rows } = await database.db.$client.query<{ value: string; count: number }>(
    `select workplace as value, count(*)::int as count from postings where id = any($1) and workplace is not null
     group by 1 order by 2 desc, 1`,
    [counted],
  );
  const { workplaces } = await (await find(conditions, 'newest')).facets();
  expect(workplaces.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))).toEqual(rows);
});

test('reads a page in the middle of all matches', async () => {
  const expected = await matchesOf({ words: 'team' });
  const at = Math.floor(expected.length / 2);
  const page = await find({ words: 'team' }, 'newest');
  const [sort, , ...rest] = JSON.parse(Buffer.from(page.endCursor ?? '', 'base64url').toString()) as unknown[];
  const after = Buffer.from(JSON.stringify([sort, expected[at], ...rest])).toString('base64url');
  const later = await find({ words: 'team' }, 'newest', after);
  expect(later.nodes.map(({ id }) => id)).toEqual(expected.slice(at + 1, at + 21));
});
