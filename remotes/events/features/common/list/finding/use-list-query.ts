import { useAddressQuery, type AddressForm } from '@shared/lists';
import { useEnvironment } from '@shared/remote-kit';
import type { EventKind } from '../../event-kind.ts';
import { keptSort } from './kept-sort.ts';
import { readListQuery, writeListQuery, type ListQuery, type SortKey } from './list-query.ts';

export interface ListQueryState {
  readonly query: ListQuery & { readonly sort: SortKey };
  /** The address's query of this moment, from its `?`; '' for none. */
  readonly address: string;
  readonly change: (changes: Partial<ListQuery>) => void;
}

const form: AddressForm<ListQuery> = { read: readListQuery, write: writeListQuery, replacing: ['sort'] };

/** What is shown of a list. Its order is remembered on this device, too. */
export function useListQuery(kind: EventKind, usualSort: SortKey): ListQueryState {
  const { session } = useEnvironment();
  const { query, address, change } = useAddressQuery(form);
  const kept = keptSort(kind, session.subject);
  return {
    query: { ...query, sort: query.sort ?? kept.get() ?? usualSort },
    address,
    change(changes) {
      if (changes.sort !== undefined) kept.set(changes.sort);
      change(changes);
    },
  };
}
