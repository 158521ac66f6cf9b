import { useAddressQuery, type AddressForm } from '@shared/lists';
import { useEnvironment, storedValue, type StoredValue } from '@shared/remote-kit';
import type { EventKind } from '../../event-kind.ts';
import { readListQuery, writeListQuery, type ListQuery, type SortKey, isSortKey } from './list-query.ts';

/** The sort order that a person last chose for this kind of block, stored on this device. */
export const storedSort = ({ texts }: EventKind, subject: string): StoredValue<SortKey> =>
  storedValue(`tessera.events.sort.${subject}.${texts}`, {
    parse: (text) => (isSortKey(text) ? text : undefined),
    print: (sort) => sort,
  });

export interface ListQueryState {
  readonly query: ListQuery & { readonly sort: SortKey };
  /** The current query string with its `?`, or '' for none. */
  readonly address: string;
  readonly change: (changes: Partial<ListQuery>) => void;
}

const form: AddressForm<ListQuery> = { read: readListQuery, write: writeListQuery, replacing: ['sort'] };

/** Reads and writes the query of a list. Its sort order is also stored on this device. */
export function useListQuery(kind: EventKind, usualSort: SortKey): ListQueryState {
  const { session } = useEnvironment();
  const { query, address, change } = useAddressQuery(form);
  const kept = storedSort(kind, session.subject);
  return {
    query: { ...query, sort: query.sort ?? kept.get() ?? usualSort },
    address,
    change(changes) {
      if (changes.sort !== undefined) kept.set(changes.sort);
      change(changes);
    },
  };
}
