import type { FakeGateway } from '../../../tooling/testing/fake-gateway.ts';
import { job } from './stored-jobs.ts';

/** A posting in the shape in which the gateway returns it. */
export interface StoredPosting {
  id: string;
  title: string;
  company: string;
  trackedJob: { readonly id: string; readonly stage: string } | null;
  [field: string]: unknown;
}

/** A posting with default values except for `changes`. */
export const posting = (id: string, changes: Partial<StoredPosting> = {}): StoredPosting => ({
  __typename: 'Posting',
  id,
  title: `Welder ${id}`,
  company: 'Northside Steel',
  location: 'Leeds',
  workplace: 'onSite',
  employmentTypes: ['fullTime'],
  salaryMin: 30_000,
  salaryMax: 36_000,
  currency: 'GBP',
  salaryPeriod: 'year',
  postedOn: '2026-11-20',
  closesOn: null,
  isClosed: false,
  sourceName: 'Sample board',
  link: 'https://jobs.example.com/a',
  isSample: true,
  description: '<p>You weld <strong>steel</strong>.</p>',
  text: 'You weld steel.',
  trackedJob: null,
  ...changes,
});

const plain = (text: string) => [{ text, matched: false }];

export const noFacets = { workplaces: [], employmentTypes: [], companies: [], places: [], salaries: [], posted: [] };

interface SearchArguments {
  readonly search: {
    readonly words?: string | null;
    readonly place?: string | null;
    readonly workplaces?: readonly string[] | null;
  };
  readonly first: number;
  readonly after?: string | null;
}

/** Knows Leeds, two towns of the name Wells, and no Leedz. */
function placeOf(place: string | null | undefined) {
  if (place == null) return null;
  if (place === 'Leedz') return { isKnown: false, choices: ['Leeds'] };
  return { isKnown: true, choices: place === 'Wells' ? ['Wells, United Kingdom', 'Wells, ME'] : [] };
}

/**
 * Stores postings behind the fake gateway. A search finds those whose title contains its words, and highlights them.
 */
export function storePostings(gateway: FakeGateway, ...stored: StoredPosting[]): void {
  const found = (id: string): StoredPosting | undefined => stored.find((each) => each.id === id);
  gateway.answer({
    postings: ({ search, first, after }: SearchArguments) => {
      const words = search.words?.toLowerCase() ?? '';
      const all = stored.filter(
        ({ title, workplace }) =>
          title.toLowerCase().includes(words) && (search.workplaces ?? [workplace]).includes(workplace as string),
      );
      const start = Number(after ?? 0);
      const end = start + first;
      return {
        nodes: all.slice(start, end).map((each) => ({
          posting: each,
          title: words === '' ? plain(each.title) : [{ text: each.title, matched: true }],
          company: plain(each.company),
          snippet: plain('You weld steel.'),
        })),
        total: all.length,
        totalIsExact: true,
        endCursor: end < all.length ? String(end) : null,
        facets: { ...noFacets, workplaces: [{ value: 'onSite', count: all.length }] },
        didYouMean: words === 'weldr' ? 'welder' : null,
        ignored: [],
        centre: null,
        widening:
          words === 'backend engineer'
            ? { names: ['software developer'], words: 'backend engineer', exactly: '"backend engineer"' }
            : null,
        place: placeOf(search.place),
      };
    },
    relaxedCounts: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) =>
      Object.keys(search).map((condition, index) => ({ condition, count: index * 1000, isExact: index < 2 })),
    postingCountries: { home: null, all: ['GB', 'US', 'DE'] },
    posting: ({ id }: { readonly id: string }) => found(id),
    savedSearches: [],
    searchDigest: null,
    placeSuggestions: ['Leeds', 'Leicester'],
    job: {
      trackPosting({ id }: { readonly id: string }) {
        const one = found(id);
        if (one === undefined) throw new Error('no such posting');
        const made = job(`job-${id}`, { title: one.title });
        one.trackedJob = { id: made.id, stage: made.stage };
        return made;
      },
      deleteJobs({ ids }: { readonly ids: readonly string[] }) {
        for (const each of stored) if (ids.includes(each.trackedJob?.id ?? '')) each.trackedJob = null;
        return { ids, undoUntil: '2026-12-22T00:00:00Z' };
      },
    },
  });
}
