import queries from './search-queries.json' with { type: 'json' };

/** What people type and what they mean: the set by which the search is judged. */

export interface JudgedQuery {
  readonly words: string;
  /** Keys of the intended occupations. */
  readonly means: readonly string[];
  /** Keys of related occupations, which are better than no result. */
  readonly near?: readonly string[];
  /** The requested rank, if any. */
  readonly rank?: string;
  /** The skill that the posting must list, if one is requested. */
  readonly skill?: string;
}

export const judgedQueries: readonly JudgedQuery[] = queries;
