import type { EventReference } from '@shared/documents';
import { moveItem } from '@shared/lists';
import { changeItem, type ItemChange } from '../overrides/item-change.ts';

/** Returns a copy without one of its fields. */
export const omit = <T extends object, Key extends string & keyof T>(value: T, key: Key): Omit<T, Key> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Omit<T, Key>;

/**
 * Returns the list with one of its entries moved to an index, counted from 0; unchanged if that entry no longer exists.
 */
export function moveEntry<T>(list: readonly T[], isIt: (entry: T) => boolean, to: number): readonly T[] {
  const from = list.findIndex(isIt);
  return from === -1 ? list : moveItem(list, from, to);
}

/** Returns the item with a variant chosen, or without a choice for null. */
export const chooseItemVariant = <Item extends EventReference>(item: Item, variantId: string | null): Item =>
  variantId === null ? (omit(item, 'variantId') as Item) : { ...item, variantId };

/** Returns the item with a change to its override; the override is removed when nothing is left in it. */
export function changeOverride<Item extends EventReference>(item: Item, change: ItemChange): Item {
  const override = changeItem(item.override, change);
  return override === undefined ? (omit(item, 'override') as Item) : { ...item, override };
}
