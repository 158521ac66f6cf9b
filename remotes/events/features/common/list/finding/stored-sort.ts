import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { EventKind } from '../../event-kind.ts';
import { isSortKey, type SortKey } from './list-query.ts';

/** The sort order that a person last chose for this kind of block, stored on this device. */
export const storedSort = ({ texts }: EventKind, subject: string): StoredValue<SortKey> =>
  storedValue(`tessera.events.sort.${subject}.${texts}`, {
    parse: (text) => (isSortKey(text) ? text : undefined),
    print: (sort) => sort,
  });
