import {
  readPostingSearch,
  readPostingSort,
  writePostingSearch,
  type PostingSearch,
  type PostingSort,
} from '@shared/documents';

/** What of the postings is looked for, in which order, and which one is open. It stands in the page's address. */
export interface FindQuery {
  /** The words as they are typed. */
  readonly search: string;
  /** All else that is asked for; its `words` are not looked at. */
  readonly filters: PostingSearch;
  /** Undefined: what fits best where there are words, else the latest. */
  readonly sort: PostingSort | undefined;
  /** The posting that is open; '' for none. */
  readonly posting: string;
}

/** Reads an address's parameters; what is not known counts as not there. */
export function readFindQuery(from: URLSearchParams): FindQuery {
  const filters = readPostingSearch(from);
  return {
    search: filters.words ?? '',
    filters: { ...filters, words: null },
    sort: readPostingSort(from),
    posting: from.get('posting') ?? '',
  };
}

/** The search that a query stands for. */
export const searchOf = ({ search, filters }: FindQuery): PostingSearch => ({
  ...filters,
  words: search.trim() === '' ? null : search.trim(),
});

/** The parameters of `query` in place of those in `others`, which keeps what is not ours. */
export function writeFindQuery(query: FindQuery, others: URLSearchParams): URLSearchParams {
  const result = writePostingSearch(searchOf(query), query.sort, others);
  if (query.posting === '') result.delete('posting');
  else result.set('posting', query.posting);
  return result;
}

/** The address of the page at `path` that shows it. */
export const addressOf = (path: string, query: FindQuery): string => {
  const text = writeFindQuery(query, new URLSearchParams()).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The order in which the postings are shown. */
export const sortOf = ({ sort, search }: FindQuery): PostingSort => sort ?? (search.trim() === '' ? 'newest' : 'best');

/** The search as the gateway takes it: without what asks for nothing. */
export function searchInput(search: PostingSearch): Partial<Mutable<PostingSearch>> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== null && (!Array.isArray(value) || value.length > 0)),
  );
}

/** The types of variables have lists that can be changed; nobody changes them. */
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };
