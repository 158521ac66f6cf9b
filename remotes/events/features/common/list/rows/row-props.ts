import type { ReactNode } from 'react';

/** A request to show a block and focus it. Each object is a new request, even for the same block. */
export interface Reveal {
  readonly id: string;
  /** Whether the page keeps its scroll position if part of the row is visible, for people who return to it. */
  readonly stays?: boolean;
}

export interface RowsProps<Block extends { readonly id: string }> {
  readonly blocks: readonly Block[];
  /** Renders a row. The function keeps its identity as long as it renders the same. */
  readonly renderRow: (block: Block) => ReactNode;
  readonly reveal: Reveal | undefined;
  /** Returns the height in pixels of a row that is not rendered yet: its last measured height, or an estimate. */
  readonly heightOf: (id: string) => number;
  readonly onMeasured: (id: string, height: number) => void;
  /** The scroll position in pixels at which the person left the list they now return to. */
  readonly offset: number | undefined;
}

/** The attribute that marks a row; its value is the block's id. */
export const rowAttribute = 'data-block';

/** Returns the rows that are currently rendered. */
const rowsIn = (list: Element): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)];

const rowOf = (list: Element, id: string): HTMLElement | undefined =>
  rowsIn(list).find((row) => row.getAttribute(rowAttribute) === id);

/**
 * Focuses the main control of a row, its link or its checkbox, without scrolling. Returns false if the row is not
 * rendered.
 */
export function focusRow(list: Element, id: string): boolean {
  const target = rowOf(list, id)?.querySelector<HTMLElement>('a, input');
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}

/** Whether any part of a row is visible in the window. */
export function isInSight(list: Element, id: string): boolean {
  const place = rowOf(list, id)?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < window.innerHeight;
}

/** Scrolls just enough to show a row. */
export const showRow = (list: Element, id: string): void => rowOf(list, id)?.scrollIntoView({ block: 'nearest' });

/** Returns the id of the block whose row contains an element. */
export const blockIdAt = (element: Element): string | undefined =>
  element.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? undefined;
