import type { Selection } from '@shared/lists';
import type { KeyboardEvent, RefObject } from 'react';
import { cardAttribute } from '../card/document-card.tsx';

interface SelectionKeys {
  readonly list: RefObject<HTMLElement | null>;
  /** The ids of the cards, in their order. */
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly onEscape: () => void;
}

/** Focuses the main element of a card, its link or its checkbox. */
export function focusCard(list: HTMLElement | null, id: string): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>(`[${cardAttribute}]`) ?? [])];
  const card = cards.find((each) => each.getAttribute(cardAttribute) === id);
  card?.querySelector<HTMLElement>('h2 a, h2 input')?.focus();
}

/** Returns the number of cards per row. */
function columnsOf(list: HTMLElement | null): number {
  const columns = list === null ? [] : getComputedStyle(list).gridTemplateColumns.split(' ');
  return Math.max(columns.filter((column) => column.endsWith('px')).length, 1);
}

/** In selection mode, arrow keys move between cards, with Shift they also select, and Escape ends the mode. */
export function useSelectionKeys({
  list,
  ids,
  selection,
  onEscape,
}: SelectionKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const stepOf = (key: string): number => {
    const forward = list.current !== null && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') return forward;
    if (key === 'ArrowLeft') return -forward;
    if (key === 'ArrowDown') return columnsOf(list.current);
    return key === 'ArrowUp' ? -columnsOf(list.current) : 0;
  };
  return (event) => {
    if (!selection.active) return;
    if (event.key === 'Escape') onEscape();
    const step = stepOf(event.key);
    const card = event.target instanceof Element ? event.target.closest(`[${cardAttribute}]`) : null;
    const at = ids.indexOf(card?.getAttribute(cardAttribute) ?? '');
    const next = step === 0 || at < 0 ? undefined : ids[at + step];
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) selection.set(next, true, true);
    focusCard(list.current, next);
  };
}
