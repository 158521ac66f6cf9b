/** A search for postings. The address of the page, a saved search, and the API all hold this form. */
import type { SalaryPeriod } from '../jobs/job.ts';
import type { EmploymentType, Workplace } from './posting.ts';

/** The criteria of a search. A posting has to meet all of them; null means no restriction. */
export interface PostingSearch {
  /** Words, "phrases", -exclusions, and `or`, which may match anywhere in a posting. */
  readonly words: string | null;
  /** Words that the title contains. */
  readonly title: string | null;
  /** Words that the company's name contains. */
  readonly company: string | null;
  /** A town, a region, or a country. */
  readonly place: string | null;
  /** The radius around the place in kilometers; null means the place itself. */
  readonly radiusKm: number | null;
  /** The country of the job (ISO 3166-1, two letters); null means any. Remote jobs that name no place match any. */
  readonly country: string | null;
  /** Workplaces of which one has to match; empty means any. */
  readonly workplaces: readonly Workplace[];
  /** Types of employment of which one has to match; empty means any. */
  readonly employmentTypes: readonly EmploymentType[];
  /** The minimum salary. Postings that do not state a salary are left out. */
  readonly salaryMin: number | null;
  /** The currency (ISO 4217); null means any. */
  readonly currency: string | null;
  /** The period that `salaryMin` is paid for; null means a year. */
  readonly salaryPeriod: SalaryPeriod | null;
  readonly postedWithinDays: number | null;
}

export const noSearch: PostingSearch = {
  ...{
    words: null,
    title: null,
    company: null,
    place: null,
    radiusKm: null,
    country: null,
    workplaces: [],
    employmentTypes: [],
  },
  ...{ salaryMin: null, currency: null, salaryPeriod: null, postedWithinDays: null },
};

/** Whether a search has no criteria, so that every posting matches. */
export const isEmptySearch = (search: PostingSearch): boolean =>
  Object.values(search).every((asked) => asked === null || (Array.isArray(asked) && asked.length === 0));

/** The sort orders: newest first, or best match first. */
export const postingSorts = ['newest', 'best'] as const;
export type PostingSort = (typeof postingSorts)[number];

export const searchLimits = {
  /** Maximum characters of the words of a search; `line` applies to each other text in it. */
  words: 500,
  line: 200,
  /** Maximum radius in kilometers. */
  radius: 500,
  /** Maximum age in days. */
  days: 365,
  /** Maximum number of postings on one page. */
  page: 50,
  /** Maximum characters of the name of a saved search. */
  name: 120,
  /** Maximum number of saved searches in an account. */
  saved: 50,
} as const;
