import { paragraphKinds } from '@shared/documents';

/** What of a list is shown, and in which order. It stands in the page's address, so that it can be shared and gone back to. */
export interface ListQuery {
  readonly search: string;
  /** Undefined where the address leaves it to the person's own habit. */
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
/** Where in a letter a paragraph belongs. */
export const partFilters = ['all', ...paragraphKinds] as const;
export type PartFilter = (typeof partFilters)[number];

export const isSortKey = (text: string | null): text is SortKey => sortKeys.some((key) => key === text);

const parameters = { search: 'q', sort: 'sort', use: 'use', period: 'when', part: 'part' } as const;

/** Reads an address's parameters; what is not known counts as not there. */
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

/** The parameters of `query` in place of those in `others`, which keeps what is not ours. Usual values are left out. */
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
