/** What somebody looks for among postings: what the address of the page, a saved search and the API hold alike. */
import type { SalaryPeriod } from '../jobs/job.ts';
import type { EmploymentType, Workplace } from './posting.ts';

/** All that is named must fit; null is what is not asked for. */
export interface PostingSearch {
  /** Words, "phrases", -exclusions and `or`, anywhere in a posting. */
  readonly words: string | null;
  /** Words of the title. */
  readonly title: string | null;
  /** Words of the company's name. */
  readonly company: string | null;
  /** A town, a region or a country. */
  readonly place: string | null;
  /** Kilometres around the place; null: in it. */
  readonly radiusKm: number | null;
  /** Any of them; empty: whatever. */
  readonly workplaces: readonly Workplace[];
  /** The same. */
  readonly employmentTypes: readonly EmploymentType[];
  /** At least that much. Postings that do not tell their pay are left out. */
  readonly salaryMin: number | null;
  /** ISO 4217; null: whatever the currency. */
  readonly currency: string | null;
  /** What `salaryMin` is paid for; null: a year. */
  readonly salaryPeriod: SalaryPeriod | null;
  readonly postedWithinDays: number | null;
}

export const noSearch: PostingSearch = {
  ...{ words: null, title: null, company: null, place: null, radiusKm: null, workplaces: [], employmentTypes: [] },
  ...{ salaryMin: null, currency: null, salaryPeriod: null, postedWithinDays: null },
};

/** Whether a search asks for nothing, so that every posting fits. */
export const isEmptySearch = (search: PostingSearch): boolean =>
  Object.values(search).every((asked) => asked === null || (Array.isArray(asked) && asked.length === 0));

/** The latest first, or what fits best. */
export const postingSorts = ['newest', 'best'] as const;
export type PostingSort = (typeof postingSorts)[number];

export const searchLimits = {
  /** Characters of the words of a search, and of each other text in it. */
  words: 500,
  line: 200,
  /** Kilometres. */
  radius: 500,
  /** Days back. */
  days: 365,
  /** Postings of one page. */
  page: 50,
  /** Characters of the name of a saved search. */
  name: 120,
  /** Saved searches of an account. */
  saved: 50,
} as const;
