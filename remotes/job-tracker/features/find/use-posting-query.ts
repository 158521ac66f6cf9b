import type { PostingSearch } from '@shared/documents';
import { useAddressQuery, type AddressForm } from '@shared/lists';
import { useState } from 'react';
import { useSetFilters, type SetFilter } from './filters/set-filters.ts';
import { readFindQuery, writeFindQuery, type FindQuery } from './query/find-query.ts';

const form: AddressForm<FindQuery> = { read: readFindQuery, write: writeFindQuery, replacing: ['posting'] };

export interface PostingQuery {
  /** The query as it is typed. */
  readonly query: FindQuery;
  /** The query at the last pause in typing, which is the one that is searched for. */
  readonly settled: FindQuery;
  /** The active filters in words. */
  readonly set: readonly SetFilter[];
  /** Id of the posting that was open last. */
  readonly lastOpen: string;
  readonly onSearch: (words: string) => void;
  /** Changes filters. With `replace`, the change is a step that Back does not return to. */
  readonly onFilters: (changes: Partial<PostingSearch>, how?: { readonly replace: boolean }) => void;
  /** Closes the open posting; next to the list, the first one is then shown. */
  readonly onClose: () => void;
  readonly onSort: (sort: FindQuery['sort']) => void;
}

/** Keeps the search for postings in the page's address. A changed search closes the open posting. */
export function usePostingQuery(): PostingQuery {
  const { query, settled, change } = useAddressQuery(form);
  const [lastOpen, setLastOpen] = useState('');
  if (settled.posting !== '' && settled.posting !== lastOpen) setLastOpen(settled.posting);
  return {
    query,
    settled,
    set: useSetFilters(query.filters),
    lastOpen,
    onSearch: (words) => change({ search: words, ...(query.posting !== '' && { posting: '' }) }),
    onFilters: (changes, how) => change({ filters: { ...query.filters, ...changes }, posting: '' }, how),
    onClose: () => change({ posting: '' }),
    onSort: (sort) => change({ sort, posting: '' }),
  };
}
