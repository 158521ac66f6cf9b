import type { Selection } from '@shared/lists';
import type { KeyboardEvent, RefObject } from 'react';
import { cardAttribute } from '../card/document-card.tsx';

interface SelectionKeys {
  readonly list: RefObject<HTMLElement | null>;
  /** Of the cards, in their order. */
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly onEscape: () => void;
}

/** Puts the focus on the main thing of a card, its link or its checkbox. */
export function focusCard(list: HTMLElement | null, id: string): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>(`[${cardAttribute}]`) ?? [])];
  const card = cards.find((each) => each.getAttribute(cardAttribute) === id);
  card?.querySelector<HTMLElement>('h2 a, h2 input')?.focus();
}

/** How many cards stand side by side. */
function columnsOf(list: HTMLElement | null): number {
  const columns = list === null ? [] : getComputedStyle(list).gridTemplateColumns.split(' ');
  return Math.max(columns.filter((column) => column.endsWith('px')).length, 1);
}

/** While cards are selected, arrows go from one to the next, with Shift they select it too, and Escape ends it. */
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
