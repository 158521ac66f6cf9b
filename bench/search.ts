/**
 * The job search with 50,000, 500,000, and 1,000,000 postings: milliseconds of 12 kinds of queries, each with different
 * words and places every time, and of their facets. `SEARCH_SIZES` sets other sizes, `SEARCH_ROUNDS` how often each
 * query runs (40).
 */
import { dayOf } from '../shared/documents/jobs/plain-day.ts';
import { noSearch, type PostingSearch, type PostingSort } from '../shared/documents/postings/posting-search.ts';
import { commandTimeoutMs } from '../services/platform/database/open-database.ts';
import { type Database } from '../services/platform/database/database.ts';
import type { JobSearch } from '../services/domain/job-search/job-search.ts';
import { openGazetteer } from '../services/domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../services/domain/job-search/postgres/postgres-search.ts';
import { addSamples } from '../services/domain/postings/samples/add-samples.ts';
import { startTestDatabase } from '../tooling/testing/database.ts';
import type { Findings } from './run.ts';
import { type Summary, summarize } from './statistics.ts';

const sizes = (process.env['SEARCH_SIZES'] ?? '50000,500000,1000000').split(',').map(Number);
const rounds = Number(process.env['SEARCH_ROUNDS'] ?? 40);
/** Number of samples that are generated one by one. The others are copies of them with ids and dates of their own. */
const made = 5_000;

const jobs = ['nurse', 'electrician', 'accountant', 'teacher', 'truck driver', 'software engineer', 'cook', 'welder'];
const skills = ['forklift', 'payroll', 'wound care', 'React', 'solar installation', 'SQL', 'GMP', 'sourdough'];
const towns = ['Berlin', 'Austin, TX', 'Zürich', 'London', 'Lyon', 'Toronto', 'Denver', 'Madrid'];

interface Kind {
  readonly search: (job: string, skill: string, town: string) => Partial<PostingSearch>;
  readonly sort?: PostingSort;
}

const kinds: Readonly<Record<string, Kind>> = {
  'everything, newest': { search: () => ({}), sort: 'newest' },
  'one occupation': { search: (job) => ({ words: job }) },
  'one occupation, newest': { search: (job) => ({ words: job }), sort: 'newest' },
  'a word of every posting': { search: () => ({ words: 'experience' }) },
  'a rare skill': { search: (_job, skill) => ({ words: skill }) },
  phrase: { search: (_job, skill) => ({ words: `"strong knowledge of" ${skill}` }) },
  'or and exclusion': { search: (job, skill) => ({ words: `${job} or ${skill} -night` }) },
  'title and company': { search: (job) => ({ title: job, company: 'Larkmoor' }) },
  'around a town': { search: (job, _skill, town) => ({ words: job, place: town, radiusKm: 50 }) },
  'remote with a salary': {
    search: () => ({ workplaces: ['remote'], salaryMin: 60_000, currency: 'USD', postedWithinDays: 14 }),
  },
  'all choices at once': {
    search: (job, _skill, town) => ({
      ...{ words: job, place: town, radiusKm: 100, workplaces: ['onSite', 'hybrid'], employmentTypes: ['fullTime'] },
      ...{ salaryMin: 30_000, postedWithinDays: 30 },
    }),
  },
  'a mistyped word': { search: () => ({ words: 'electrican' }) },
};

/** The value that the ids of samples have in the bits where copies have their number. */
const original = 0x8000;

/** Copies the samples with other publication times, from `had` to `wanted` postings for each sample. */
async function multiply(db: Database, had: number, wanted: number): Promise<void> {
  await db.$client.query(
    `insert into postings select (overlay(id::text placing lpad(to_hex(copy), 4, '0') from 20 for 4))::uuid, title, company, company_key,
       location, place_ids, workplace, employment_types, salary_min, salary_max, currency, salary_period, yearly_salary, posted_on,
       closes_on, closed_at, source_name, link, is_sample, fingerprint || copy, first_seen_at, updated_at, search
     from postings, generate_series($1::int, $2::int) as copy
     where substring(id::text from 20 for 4) = to_hex($3::int)`,
    [original + had, original + wanted - 1, original],
  );
  await db.$client.query(
    `insert into posting_texts select postings.id, texts.description, texts.text
     from postings join posting_texts as texts
       on texts.posting_id = (overlay(postings.id::text placing '8000' from 20 for 4))::uuid
     on conflict do nothing`,
  );
}

async function timeOne(search: JobSearch, kind: Kind, round: number): Promise<readonly [page: number, whole: number]> {
  const pick = (list: readonly string[]): string => list[round % list.length] ?? '';
  const query = { ...noSearch, ...kind.search(pick(jobs), pick(skills), pick(towns)) };
  const started = performance.now();
  const page = await search.find({
    ...{ search: query, sort: kind.sort ?? 'best', first: 20, after: undefined, today: dayOf(new Date()) },
  });
  const paged = performance.now() - started;
  await Promise.all([page.facets(), page.didYouMean()]);
  return [paged, performance.now() - started];
}

type Times = Readonly<Record<string, { readonly page: Summary; readonly withChoices: Summary }>>;

async function measure(search: JobSearch): Promise<Times> {
  const found: Record<string, Times[string]> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const times: (readonly [number, number])[] = [];
    for (let round = 0; round < rounds + 8; round += 1) times.push(await timeOne(search, kind, round));
    const counted = times.slice(8);
    found[name] = {
      page: summarize(counted.map(([page]) => page)),
      withChoices: summarize(counted.map(([, whole]) => whole)),
    };
  }
  return found;
}

/** Measures the search; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  // Half a million copies are made by one statement, which needs a longer timeout.
  const database = await startTestDatabase({ answerTimeoutMs: commandTimeoutMs });
  const { db } = database;
  try {
    const results: Record<string, Times> = {};
    let had = 0;
    for (const size of [...sizes].sort((a, b) => a - b)) {
      const wanted = Math.max(1, Math.round(size / made));
      if (had === 0) await addSamples(db, Math.min(size, made));
      if (wanted > 1) await multiply(db, Math.max(1, had), wanted);
      had = wanted;
      await db.$client.query('vacuum analyze postings, posting_texts, places, posting_words');
      results[size] = await measure(createPostgresSearch(db, openGazetteer));
    }
    return { results };
  } finally {
    await database.stop();
  }
}
