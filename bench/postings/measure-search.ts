import { dayOf } from '../../shared/documents/jobs/plain-day.ts';
import { noSearch, type PostingSearch, type PostingSort } from '../../shared/documents/postings/posting-search.ts';
import type { JobSearch } from '../../services/domain/job-search/job-search.ts';
import { type Summary, summarize } from '../statistics.ts';

const rounds = Number(process.env['SEARCH_ROUNDS'] ?? 40);

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

/** Milliseconds of each kind of query: its page, and the page with its facets and suggestions. */
export type SearchTimes = Readonly<Record<string, { readonly page: Summary; readonly withChoices: Summary }>>;

/** Times 12 kinds of queries, each with different words and places every time. */
export async function measureSearch(search: JobSearch): Promise<SearchTimes> {
  const found: Record<string, SearchTimes[string]> = {};
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
