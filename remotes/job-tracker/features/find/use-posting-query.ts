import type { PostingSearch } from '@shared/documents';
import { useAddressQuery, type AddressForm } from '@shared/lists';
import { useState } from 'react';
import { useSetFilters, type SetFilter } from './filters/set-filters.ts';
import { readFindQuery, writeFindQuery, type FindQuery } from './query/find-query.ts';

const form: AddressForm<FindQuery> = { read: readFindQuery, write: writeFindQuery, replacing: ['posting'] };

export interface PostingQuery {
  /** As it is typed. */
  readonly query: FindQuery;
  /** As it was when the typing last rested: what is asked. */
  readonly settled: FindQuery;
  /** What narrows the list, in words. */
  readonly set: readonly SetFilter[];
  /** The posting that was open last. */
  readonly lastOpen: string;
  readonly onSearch: (words: string) => void;
  readonly onFilters: (changes: Partial<PostingSearch>) => void;
  /** Opens none, or the first beside the list. */
  readonly onClose: () => void;
  readonly onSort: (sort: FindQuery['sort']) => void;
}

/** What is asked of postings, kept in the page's address; a new question begins at its first posting. */
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
    onFilters: (changes) => change({ filters: { ...query.filters, ...changes }, posting: '' }),
    onClose: () => change({ posting: '' }),
    onSort: (sort) => change({ sort, posting: '' }),
  };
}
