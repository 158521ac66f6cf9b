import { cleanLine } from '@shared/documents';
import { newUuid } from '@shared/record-forms';

/** One entry of an ordered list while it is edited. */
export interface TextItem {
  /** Keeps an entry the same over saves and repeated tries, so that what a résumé says about it stays with it. */
  readonly uuid: string;
  readonly text: string;
}

export const newTextItem = (text: string): TextItem => ({ uuid: newUuid(), text });

interface StoredItem {
  readonly uuid: string;
  readonly description: string;
}

/** A list that is edited always has a place to type. */
export const textItemsOf = (stored: readonly StoredItem[]): TextItem[] =>
  stored.length === 0 ? [newTextItem('')] : stored.map(({ uuid, description }) => ({ uuid, text: description }));

/** What is saved of a list: its entries without the empty ones. */
export function accomplishmentInputsOf(items: readonly TextItem[]): { uuid: string; description: string }[] {
  return items
    .map(({ uuid, text }) => ({ uuid, description: cleanLine(text).trim() }))
    .filter(({ description }) => description !== '');
}

/** Whether anything is written in a list. */
export const hasText = (items: readonly TextItem[]): boolean => items.some(({ text }) => text.trim() !== '');

/** The same entries as new ones, for a copy of their block. */
export const asNewItems = <Item extends TextItem>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, uuid: newUuid() }));
