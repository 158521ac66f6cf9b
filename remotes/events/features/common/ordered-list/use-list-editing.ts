import { useTranslation } from '@shared/i18n';
import { moveItem } from '@shared/lists';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { insertLines, joinWithPrevious, splitItem, type Edited, type Selection } from './ordered-items.ts';
import type { TextItem } from './text-item.ts';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;
export type RowPart = 'text' | 'up' | 'down' | 'remove';

interface ListEditingOptions<Item extends TextItem> {
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  readonly newItem: (text: string) => Item;
  /** Splits pasted text into entries. */
  readonly linesOf: (text: string) => readonly string[];
}

export interface ListEditing<Item> {
  /** What screen readers announce after a visible change. */
  readonly announcement: string;
  /** The entry that was removed last, until the next change. */
  readonly removed: { readonly item: Item; readonly index: number } | undefined;
  /** Stores the elements that can take the focus. */
  register(index: number, part: RowPart, element: HTMLElement | null): void;
  change(index: number, item: Item): void;
  add(): void;
  move(index: number, to: number, part: RowPart): void;
  remove(index: number): void;
  undoRemove(): void;
  onKeyDown(index: number, event: KeyboardEvent<TextControl>): void;
  onPaste(index: number, event: ClipboardEvent<TextControl>): void;
  /** Announces a text to screen readers. */
  tell(text: string): void;
}

interface PendingFocus {
  readonly index: number;
  readonly part: RowPart;
  readonly offset?: number;
}

const keyOf = (index: number, part: RowPart): string => `${index} ${part}`;

const selectionOf = (index: number, { selectionStart, selectionEnd, value }: TextControl): Selection => ({
  index,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

/**
 * Edits an ordered list like a list in a word processor: Enter splits, Backspace at the start joins, pasted lines
 * become entries, and Alt with an arrow key moves. The focus follows the edit.
 */
export function useListEditing<Item extends TextItem>(options: ListEditingOptions<Item>): ListEditing<Item> {
  const { items, onChange, newItem, linesOf } = options;
  const { t } = useTranslation();
  const elements = useRef(new Map<string, HTMLElement>());
  const pending = useRef<PendingFocus>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<ListEditing<Item>['removed']>();

  // The element to focus exists only after the changed list is rendered.
  useLayoutEffect(() => {
    if (pending.current === undefined) return;
    const { index, part, offset } = pending.current;
    pending.current = undefined;
    const wanted = elements.current.get(keyOf(index, part));
    const other = part === 'up' ? 'down' : 'up';
    const isOff = wanted instanceof HTMLButtonElement && wanted.disabled;
    const element = isOff ? elements.current.get(keyOf(index, other)) : wanted;
    element?.focus();
    if (offset !== undefined && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
      element.setSelectionRange(offset, offset);
    }
  });

  const apply = (next: readonly Item[], focus: PendingFocus, told = ''): void => {
    pending.current = focus;
    setAnnouncement(told);
    setRemoved(undefined);
    onChange(next);
  };
  const applyEdit = ({ items: next, caret }: Edited<Item>, told?: string): void =>
    apply(next, { ...caret, part: 'text' }, told);

  const move = (index: number, to: number, part: RowPart): void => {
    const next = moveItem(items, index, to);
    if (next === items) return;
    apply(next, { index: to, part }, t('items.moved', { place: to + 1, count: next.length }));
  };

  return {
    announcement,
    removed,
    tell: setAnnouncement,
    register(index, part, element) {
      if (element === null) elements.current.delete(keyOf(index, part));
      else elements.current.set(keyOf(index, part), element);
    },
    change(index, item) {
      onChange(items.map((each, place) => (place === index ? item : each)));
    },
    add: () => apply([...items, newItem('')], { index: items.length, part: 'text' }),
    move,
    remove(index) {
      const item = items[index];
      if (item === undefined) return;
      const next = items.filter((_, place) => place !== index);
      apply(next, { index: Math.min(index, next.length - 1), part: 'text' });
      if (item.text.trim() !== '') setRemoved({ item, index });
    },
    undoRemove() {
      if (removed === undefined) return;
      const { item, index } = removed;
      apply([...items.slice(0, index), item, ...items.slice(index)], { index, part: 'text', offset: item.text.length });
    },
    onKeyDown(index, event) {
      // While an input method composes text, Enter belongs to it.
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      const selection = selectionOf(index, event.currentTarget);
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        move(index, event.key === 'ArrowUp' ? index - 1 : index + 1, 'text');
      } else if (event.key === 'Enter' && !event.altKey) {
        event.preventDefault();
        const lines = linesOf(event.currentTarget.value);
        const whole = { index, start: 0, end: event.currentTarget.value.length };
        applyEdit(
          lines.length > 1 ? insertLines(items, whole, [...lines, ''], newItem) : splitItem(items, selection, newItem),
        );
      } else if (event.key === 'Backspace' && selection.start === 0 && selection.end === 0) {
        const joined = joinWithPrevious(items, index);
        if (joined === undefined) return;
        event.preventDefault();
        applyEdit(joined);
      }
    },
    onPaste(index, event) {
      const lines = linesOf(event.clipboardData.getData('text/plain'));
      if (lines.length < 2) return;
      event.preventDefault();
      const edited = insertLines(items, selectionOf(index, event.currentTarget), lines, newItem);
      applyEdit(edited, t('items.added', { count: lines.length }));
    },
  };
}
