import { paragraphKinds } from '@shared/documents';

/**
 * Which blocks of a list are shown, and in which order. It is part of the page's URL, so that it can be shared and
 * restored.
 */
export interface ListQuery {
  readonly search: string;
  /** Undefined if the URL leaves it to the person's stored preference. */
  readonly sort: SortKey | undefined;
  readonly use: UseFilter;
  readonly period: PeriodFilter;
  readonly part: PartFilter;
}

export const sortKeys = ['newest', 'oldest', 'name', 'edited'] as const;
export type SortKey = (typeof sortKeys)[number];
export const useFilters = ['all', 'used', 'unused'] as const;
export type UseFilter = (typeof useFilters)[number];
export const periodFilters = ['all', 'current', 'past'] as const;
export type PeriodFilter = (typeof periodFilters)[number];
/** The filters by the part of a letter that a paragraph is for. */
export const partFilters = ['all', ...paragraphKinds] as const;
export type PartFilter = (typeof partFilters)[number];

/** Whether a text is a valid sort key. */
export const isSortKey = (text: string | null): text is SortKey => sortKeys.some((key) => key === text);

const parameters = { search: 'q', sort: 'sort', use: 'use', period: 'when', part: 'part' } as const;

/** Reads the parameters of a URL. Unknown values are treated as missing. */
export function readListQuery(from: URLSearchParams): ListQuery {
  const sort = from.get(parameters.sort);
  return {
    search: from.get(parameters.search) ?? '',
    sort: isSortKey(sort) ? sort : undefined,
    use: useFilters.find((filter) => filter === from.get(parameters.use)) ?? 'all',
    period: periodFilters.find((filter) => filter === from.get(parameters.period)) ?? 'all',
    part: partFilters.find((filter) => filter === from.get(parameters.part)) ?? 'all',
  };
}

/**
 * Returns `others` with the parameters of `query`, which leaves foreign parameters unchanged. Default values are left
 * out.
 */
export function writeListQuery(query: ListQuery, others: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(others);
  const put = (name: string, value: string | undefined, usual: string): void => {
    if (value === undefined || value === usual) result.delete(name);
    else result.set(name, value);
  };
  put(parameters.search, query.search.trim() === '' ? '' : query.search, '');
  put(parameters.sort, query.sort, '');
  put(parameters.use, query.use, 'all');
  put(parameters.period, query.period, 'all');
  put(parameters.part, query.part, 'all');
  return result;
}

/** Whether the query leaves anything out. */
export const isNarrowed = ({ search, use, period, part }: ListQuery): boolean =>
  search.trim() !== '' || use !== 'all' || period !== 'all' || part !== 'all';
