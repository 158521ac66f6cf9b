import { useSearchParams } from '@shared/router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which what is searched for goes into the address. */
const restAfter = 300;

/** Blanks alone are no search. */
const asWritten = (search: string): string => (search.trim() === '' ? '' : search);

interface Searched {
  readonly search: string;
}

/** How a list's query stands in an address. */
export interface AddressForm<Query extends Searched> {
  /** What is not known counts as not there. */
  readonly read: (parameters: URLSearchParams) => Query;
  /** The parameters of `query` in place of those in `others`, which keeps what is not the list's. */
  readonly write: (query: Query, others: URLSearchParams) => URLSearchParams;
  /** Changes that replace the entry of the history, like the search; all others add to it. */
  readonly replacing: readonly (keyof Query)[];
}

export interface AddressQuery<Query> {
  readonly query: Query;
  /** The same, with the search as it was when the typing last rested: for lists that are asked for over the network. */
  readonly settled: Query;
  /** The address's query of this moment, from its `?`; '' for none. */
  readonly address: string;
  readonly change: (changes: Partial<Query>) => void;
}

/**
 * What is shown of a list, kept in the page's address. The search is there once the typing rests: going back a letter at a
 * time helps nobody. `form` must stay the same.
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

  const text = form.write(wanted, parameters).toString();
  return {
    query: wanted,
    settled: fromAddress,
    address: text === '' ? '' : `?${text}`,
    change(changes) {
      if (changes.search !== undefined) setTyped(changes.search);
      const others = Object.keys(changes).filter((key) => key !== 'search');
      if (others.length === 0) return;
      write({ ...wanted, ...changes }, { replace: others.every((key) => form.replacing.includes(key as keyof Query)) });
    },
  };
}
