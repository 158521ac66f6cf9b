import { useSearchParams } from '@shared/router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which the search is written to the URL. */
const restAfter = 300;

/** White space alone is no search. */
const asWritten = (search: string): string => (search.trim() === '' ? '' : search);

interface Searched {
  readonly search: string;
}

/** How the query of a list is written in a URL. */
export interface AddressForm<Query extends Searched> {
  /** Unknown parameters are ignored. */
  readonly read: (parameters: URLSearchParams) => Query;
  /** Returns the parameters of `query` merged with those in `others`, so that parameters of other features stay. */
  readonly write: (query: Query, others: URLSearchParams) => URLSearchParams;
  /** Changes that replace the history entry, like the search; all others add an entry. */
  readonly replacing: readonly (keyof Query)[];
}

export interface AddressQuery<Query> {
  readonly query: Query;
  /** The query with the search as of the last pause in typing: for lists that are fetched over the network. */
  readonly settled: Query;
  /** The current query string, including its `?`; empty for none. */
  readonly address: string;
  /** With `replace`, the change replaces the history entry, because it is a step on the way to another one. */
  readonly change: (changes: Partial<Query>, how?: { readonly replace: boolean }) => void;
}

/**
 * Keeps the query of a list in the page's URL. The search is written after a pause in typing, because going back a
 * letter at a time helps no one. `form` must be the same object at every rendering.
 */
export function useAddressQuery<Query extends Searched>(form: AddressForm<Query>): AddressQuery<Query> {
  const [parameters, setParameters] = useSearchParams();
  const fromAddress = form.read(parameters);
  const [typed, setTyped] = useState<string>();
  const written = useRef(fromAddress.search);
  const wanted: Query = { ...fromAddress, search: typed ?? fromAddress.search };

  const write = (query: Query, how: { readonly replace: boolean }): void => {
    written.current = asWritten(query.search);
    setParameters(form.write(query, parameters), { ...how, preventScrollReset: true });
  };

  // Back, forward, or a link has brought another search, which replaces what was typed.
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

  const text = form.write(wanted, parameters).toString();
  return {
    query: wanted,
    settled: fromAddress,
    address: text === '' ? '' : `?${text}`,
    change(changes, { replace } = { replace: false }) {
      if (changes.search !== undefined) setTyped(changes.search);
      const others = Object.keys(changes).filter((key) => key !== 'search');
      if (others.length === 0) return;
      const isStep = replace || others.every((key) => form.replacing.includes(key as keyof Query));
      write({ ...wanted, ...changes }, { replace: isStep });
    },
  };
}
