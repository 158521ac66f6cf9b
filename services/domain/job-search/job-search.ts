/**
 * The port to the search engine for postings. PostgreSQL is the default; another engine can replace it by fulfilling
 * `__tests__/job-search-contract.ts` (docs/operating/search-feeds.md). The engine knows postings by id and text only,
 * and nothing about the person who searches.
 */
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { PostingSearch, PostingSort } from '../../../shared/documents/postings/posting-search.ts';

/** A part of a line, and whether it matches the search. */
export interface Highlighted {
  readonly text: string;
  readonly matched: boolean;
}

export interface FoundPosting {
  readonly id: string;
  readonly title: readonly Highlighted[];
  readonly company: readonly Highlighted[];
  /** Some lines of the text around the matches. */
  readonly snippet: readonly Highlighted[];
}

export interface FacetCount {
  /** A key or a name; for salaries the minimum per year, for dates the number of days back. */
  readonly value: string;
  readonly count: number;
}

/** The possible filters with their numbers of results. Each facet ignores its own filter. */
export interface PostingFacets {
  readonly workplaces: readonly FacetCount[];
  readonly employmentTypes: readonly FacetCount[];
  readonly companies: readonly FacetCount[];
  readonly places: readonly FacetCount[];
  readonly salaries: readonly FacetCount[];
  readonly posted: readonly FacetCount[];
}

/** The other names by which a search for an occupation finds postings. */
export interface PostingWidening {
  /** Some of the names. */
  readonly names: readonly string[];
  /** The typed words that name the occupation. */
  readonly words: string;
  /** The words of a search that finds exactly what was typed. */
  readonly exactly: string;
}

/** How the typed place was understood. */
export interface PlaceReading {
  /** Whether any posting, country, or city has that name. */
  readonly isKnown: boolean;
  /**
   * For a known place, towns of the same name if there are several, those with the most postings first; for an unknown
   * one, similar names.
   */
  readonly choices: readonly string[];
}

/** The conditions of a search that can be left out one by one. */
export const searchConditions = [
  'words',
  'title',
  'company',
  'place',
  'country',
  'workplaces',
  'employmentTypes',
  'salaryMin',
  'postedWithinDays',
] as const;
export type SearchCondition = (typeof searchConditions)[number];

/** The number of results of a search without one of its conditions. */
export interface RelaxedCount {
  readonly condition: SearchCondition;
  readonly count: number;
  /** Whether the count is exact. Otherwise there are more. */
  readonly isExact: boolean;
}

export interface PostingPage {
  readonly nodes: readonly FoundPosting[];
  /** The number of results on all pages; an estimate for a broad search. */
  readonly total: number;
  readonly totalIsExact: boolean;
  /** The cursor of the next page; null on the last page. */
  readonly endCursor: string | null;
  /** Counts the facets on request; for a broad search, only of its newest postings. */
  readonly facets: () => Promise<PostingFacets>;
  /** Returns the words with typos corrected; null if there are none. */
  readonly didYouMean: () => Promise<string | null>;
  /** What else was looked for because the words name an occupation; null if nothing was. */
  readonly widening: PostingWidening | null;
  /** Words that were ignored, because they occur in every text or contain no letters or digits. */
  readonly ignored: readonly string[];
  /**
   * The name of the place around which was searched; null without a radius, or if the coordinates of the place are
   * unknown.
   */
  readonly centre: string | null;
  /** How the place was understood; null if the search names none. */
  readonly place: () => Promise<PlaceReading | null>;
}

export interface FindPostings {
  readonly search: PostingSearch;
  readonly sort: PostingSort;
  readonly first: number;
  /** The `endCursor` of the previous page. */
  readonly after: string | undefined;
  readonly today: PlainDay;
}

/** Thrown for a cursor that does not belong to the search it was sent with. */
export class StaleCursor extends Error {}

export interface JobSearch {
  /** Finds matching open postings. Rejects with `StaleCursor`; no input in the search itself is an error. */
  find(query: FindPostings): Promise<PostingPage>;
  /**
   * Finds the ids of matching postings that arrived after one moment and until another, the newest first. `most` is the
   * maximum number.
   */
  findNew(
    search: PostingSearch,
    came: { readonly after: Date; readonly until: Date },
    most: number,
  ): Promise<readonly string[]>;
  /**
   * Finds the ids of matching open postings, the newest first, limited to those in `among` if given. `most` is the
   * maximum number.
   */
  listIds(search: PostingSearch, most: number, today: PlainDay, among?: readonly string[]): Promise<readonly string[]>;
  /** Counts the results without each single condition of a search, to show which of them leaves too much out. */
  countRelaxed(search: PostingSearch, today: PlainDay): Promise<readonly RelaxedCount[]>;
  /** Lists the countries (ISO 3166-1) that have postings, those with the most places first. */
  listCountries(): Promise<readonly string[]>;
  /** Suggests names of places that begin with the text, the most frequent first. `most` is the maximum number. */
  suggestPlaces(text: string, most: number): Promise<readonly string[]>;
}
