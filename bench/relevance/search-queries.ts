import queries from './search-queries.json' with { type: 'json' };

/** What people type, and what they mean: the set by which the search is judged. */

export interface JudgedQuery {
  readonly words: string;
  /** Keys of the occupations that are meant. */
  readonly means: readonly string[];
  /** Those that are close: better than nothing on a page. */
  readonly near?: readonly string[];
  /** The rank that is asked for, where one is. */
  readonly rank?: string;
  /** What must be among the skills of the posting, where one is asked for. */
  readonly skill?: string;
}

export const judgedQueries: readonly JudgedQuery[] = queries;
