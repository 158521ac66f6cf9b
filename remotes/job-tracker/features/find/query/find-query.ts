import {
  readPostingSearch,
  readPostingSort,
  writePostingSearch,
  type PostingSearch,
  type PostingSort,
} from '@shared/documents';

/** A search for postings, its order, and the open posting, as the page's address holds them. */
export interface FindQuery {
  /** The search words exactly as typed. */
  readonly search: string;
  /** The filters; their `words` are ignored in favor of `search`. */
  readonly filters: PostingSearch;
  /** If undefined, the best matches come first for a search with words, and the newest postings otherwise. */
  readonly sort: PostingSort | undefined;
  /** Id of the open posting; '' for none. */
  readonly posting: string;
}

/** Reads a query from an address's parameters; unknown values are ignored. */
export function readFindQuery(from: URLSearchParams): FindQuery {
  const filters = readPostingSearch(from);
  return {
    search: filters.words ?? '',
    filters: { ...filters, words: null },
    sort: readPostingSort(from),
    posting: from.get('posting') ?? '',
  };
}

/** Returns the search of a query, with its trimmed words. */
export const searchOf = ({ search, filters }: FindQuery): PostingSearch => ({
  ...filters,
  words: search.trim() === '' ? null : search.trim(),
});

/** Writes `query` into a copy of the parameters `others` and keeps those that belong to something else. */
export function writeFindQuery(query: FindQuery, others: URLSearchParams): URLSearchParams {
  const result = writePostingSearch(searchOf(query), query.sort, others);
  if (query.posting === '') result.delete('posting');
  else result.set('posting', query.posting);
  return result;
}

/** Returns the address of the page at `path` that shows the query. */
export const addressOf = (path: string, query: FindQuery): string => {
  const text = writeFindQuery(query, new URLSearchParams()).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Returns the order of the results, which depends on the words unless it was chosen. */
export const sortOf = ({ sort, search }: FindQuery): PostingSort => sort ?? (search.trim() === '' ? 'newest' : 'best');

/** Returns the search as input of the gateway, without empty filters. */
export function searchInput(search: PostingSearch): Partial<Mutable<PostingSearch>> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== null && (!Array.isArray(value) || value.length > 0)),
  );
}

/** The generated types of variables have mutable lists, although they are never changed. */
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };
