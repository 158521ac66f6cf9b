import type { EventReference } from '@shared/documents';
import { moved } from '@shared/lists';
import { changeItem, type ChangeOfItem } from '../overrides/change-of-item.ts';
import { without } from './without.ts';

/** The list with one of its entries in another place, counted from 0; as it was where that entry is gone. */
export function movedEntry<T>(list: readonly T[], isIt: (entry: T) => boolean, to: number): readonly T[] {
  const from = list.findIndex(isIt);
  return from === -1 ? list : moved(list, from, to);
}

/** An item that says of its wording what it is told, and nothing for null. */
export const wordedItem = <Item extends EventReference>(item: Item, variantId: string | null): Item =>
  variantId === null ? (without(item, 'variantId') as Item) : { ...item, variantId };

/** An item that says something differently, or nothing (any more). */
export function changeOverride<Item extends EventReference>(item: Item, change: ChangeOfItem): Item {
  const override = changeItem(item.override, change);
  return override === undefined ? (without(item, 'override') as Item) : { ...item, override };
}
