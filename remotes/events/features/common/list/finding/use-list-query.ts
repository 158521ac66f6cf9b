import { useEnvironment } from '@shared/remote-kit';
import { useSearchParams } from '@shared/router';
import { useEffect, useRef, useState } from 'react';
import type { BlockKind } from '../../block-kind.ts';
import { keptSort } from './kept-sort.ts';
import { readListQuery, writeListQuery, type ListQuery, type SortKey } from './list-query.ts';

/** Milliseconds without a key after which what is searched for goes into the address. */
const restAfter = 300;

/** Blanks alone are no search. */
const asWritten = (search: string): string => (search.trim() === '' ? '' : search);

export interface ListQueryState {
  readonly query: ListQuery & { readonly sort: SortKey };
  /** The address's query of this moment, from its `?`; '' for none. */
  readonly address: string;
  readonly change: (changes: Partial<ListQuery>) => void;
}

/**
 * What is shown of a list. Search and order replace the address's query, since going back a letter at a time helps
 * nobody; filters add to the history.
 */
export function useListQuery(kind: BlockKind, usualSort: SortKey): ListQueryState {
  const { session } = useEnvironment();
  const [parameters, setParameters] = useSearchParams();
  const fromAddress = readListQuery(parameters);
  const [typed, setTyped] = useState<string>();
  const written = useRef(fromAddress.search);
  const kept = keptSort(kind, session.subject);
  const wanted = { ...fromAddress, search: typed ?? fromAddress.search };

  const write = (query: ListQuery, how: { readonly replace: boolean }): void => {
    written.current = asWritten(query.search);
    setParameters(writeListQuery(query, parameters), { ...how, preventScrollReset: true });
  };

  // Back, forward or a link has brought another search: it replaces what was typed.
  useEffect(() => {
    if (fromAddress.search === written.current) return;
    written.current = fromAddress.search;
    setTyped(undefined);
  }, [fromAddress.search]);

  useEffect(() => {
    if (typed === undefined || asWritten(typed) === fromAddress.search) return undefined;
    const timer = setTimeout(() => write({ ...fromAddress, search: typed }, { replace: true }), restAfter);
    return () => clearTimeout(timer);
  });

  const text = writeListQuery(wanted, parameters).toString();
  return {
    query: { ...wanted, sort: wanted.sort ?? kept.get() ?? usualSort },
    address: text === '' ? '' : `?${text}`,
    change(changes) {
      if (changes.sort !== undefined) kept.set(changes.sort);
      if (changes.search !== undefined) setTyped(changes.search);
      const others = Object.keys(changes).filter((key) => key !== 'search');
      if (others.length === 0) return;
      write({ ...wanted, ...changes }, { replace: others.every((key) => key === 'sort') });
    },
  };
}
