import type { ReactNode } from 'react';

/** The block to bring into view and to focus. Each is a new wish, also when it names the same block. */
export interface Reveal {
  readonly id: string;
  /** Whether the page stays where it is when a part of the row is in sight: for those who come back to it. */
  readonly stays?: boolean;
}

export interface RowsProps<Block extends { readonly id: string }> {
  readonly blocks: readonly Block[];
  /** The same function as long as it draws the same. */
  readonly renderRow: (block: Block) => ReactNode;
  readonly reveal: Reveal | undefined;
  /** How high a row is before it was drawn, in pixels: what it was the last time, or a guess. */
  readonly heightOf: (id: string) => number;
  readonly onMeasured: (id: string, height: number) => void;
  /** Pixels that the page was scrolled when somebody left the list to which they now come back. */
  readonly offset: number | undefined;
}

/** Marks a row; its value is the block's id. */
export const rowAttribute = 'data-block';

/** The rows that are drawn at the moment. */
const rowsIn = (list: Element): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)];

const rowOf = (list: Element, id: string): HTMLElement | undefined =>
  rowsIn(list).find((row) => row.getAttribute(rowAttribute) === id);

/** Puts the focus on the main thing of a row, its link or its checkbox, without scrolling. False when it is not drawn. */
export function focusRow(list: Element, id: string): boolean {
  const target = rowOf(list, id)?.querySelector<HTMLElement>('a, input');
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}

/** Whether a part of a row is in the window. */
export function isInSight(list: Element, id: string): boolean {
  const place = rowOf(list, id)?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < window.innerHeight;
}

/** Scrolls as little as is needed to show a row. */
export const showRow = (list: Element, id: string): void => rowOf(list, id)?.scrollIntoView({ block: 'nearest' });

/** The block whose row an element is in. */
export const blockIdAt = (element: Element): string | undefined =>
  element.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? undefined;
