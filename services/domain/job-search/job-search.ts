/**
 * The port to whatever finds postings. PostgreSQL does it by default; another engine takes its place by answering as
 * `__tests__/job-search-contract.ts` asks (docs/operating/search-feeds.md). It knows postings by id and text alone: who asks is not its business.
 */
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { PostingSearch, PostingSort } from '../../../shared/documents/postings/posting-search.ts';

/** A piece of a line, and whether it is what was looked for. */
export interface Highlighted {
  readonly text: string;
  readonly matched: boolean;
}

export interface FoundPosting {
  readonly id: string;
  readonly title: readonly Highlighted[];
  readonly company: readonly Highlighted[];
  /** Some lines of the text, around what was found. */
  readonly snippet: readonly Highlighted[];
}

export interface FacetCount {
  /** A key or a name; of salaries the least of a year, of days how many back. */
  readonly value: string;
  readonly count: number;
}

/** What else could be asked for, each with how many there are; its own part of the search is left out of its counts. */
export interface PostingFacets {
  readonly workplaces: readonly FacetCount[];
  readonly employmentTypes: readonly FacetCount[];
  readonly companies: readonly FacetCount[];
  readonly places: readonly FacetCount[];
  readonly salaries: readonly FacetCount[];
  readonly posted: readonly FacetCount[];
}

export interface PostingPage {
  readonly nodes: readonly FoundPosting[];
  /** Of all pages; of a broad search an estimate. */
  readonly total: number;
  readonly totalIsExact: boolean;
  /** Where the next page begins; null on the last. */
  readonly endCursor: string | null;
  /** Counted when it is asked for. Of a broad search, of its latest postings. */
  readonly facets: () => Promise<PostingFacets>;
  /** The words, with what was mistyped written right; null where nothing was. */
  readonly didYouMean: () => Promise<string | null>;
  /** Words that were left out, because they are in every text or are none. */
  readonly ignored: readonly string[];
  /** The place around which was searched; null where no radius was asked for, or nobody knows where the place is. */
  readonly centre: string | null;
}

export interface FindPostings {
  readonly search: PostingSearch;
  readonly sort: PostingSort;
  readonly first: number;
  /** The `endCursor` of the page before. */
  readonly after: string | undefined;
  readonly today: PlainDay;
}

/** A cursor that does not belong to the search that it came with. */
export class StaleCursor extends Error {}

export interface JobSearch {
  /** Open postings that fit. Rejects with `StaleCursor`; whatever words are asked for is no error. */
  find(query: FindPostings): Promise<PostingPage>;
  /** Postings that fit and came after one moment and until another, the latest first, at most that many. */
  findNew(
    search: PostingSearch,
    came: { readonly after: Date; readonly until: Date },
    most: number,
  ): Promise<readonly string[]>;
  /** Open postings that fit, the latest first, at most that many; where `among` is given, only those of it. */
  listIds(search: PostingSearch, most: number, today: PlainDay, among?: readonly string[]): Promise<readonly string[]>;
  /** Names of places that begin like that, the most frequent first. */
  suggestPlaces(text: string, most: number): Promise<readonly string[]>;
}
