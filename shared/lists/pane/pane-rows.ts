import type { CSSProperties, ReactNode, Ref } from 'react';

export interface PaneItem {
  readonly id: string;
}

/** Where a row is in its list; `PaneRow` takes all of it. */
export interface RowPlace {
  readonly index: number;
  readonly total: number;
  readonly ref?: Ref<HTMLLIElement>;
  readonly style?: CSSProperties;
}

export interface PaneRowsProps<Item extends PaneItem> {
  readonly items: readonly Item[];
  /** The id of the record beside the list. Its row comes into view. */
  readonly openId: string | undefined;
  /** Renders a `PaneRow` with the item's id as its key. */
  readonly renderRow: (item: Item, place: RowPlace) => ReactNode;
}

/** Returns the row that each key leads to from the row `place` of `count`. */
export const rowSteps = (place: number, count: number): Readonly<Partial<Record<string, number>>> =>
  Number.isInteger(place) ? { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: count - 1 } : {};
