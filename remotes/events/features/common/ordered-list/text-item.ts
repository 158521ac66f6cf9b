import { cleanLine, eventLimits } from '@shared/documents';
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

/** How the entries of a kind's lists are stored, edited and saved. */
export interface EntryForm<Stored, Item extends TextItem, Input> {
  /** A list that is edited always has a place to type. */
  readonly itemsOf: (stored: readonly Stored[]) => Item[];
  readonly inputsOf: (items: readonly Item[]) => Input[];
  /** Two entries with the same key say the same. */
  readonly keyOf: (input: Input) => string;
  /** Characters of the longest text. */
  readonly maxLength: number;
}

/** Lists of plain texts, such as accomplishments. */
export const textEntries: EntryForm<StoredItem, TextItem, { uuid: string; description: string }> = {
  itemsOf: (stored) =>
    stored.length === 0 ? [newTextItem('')] : stored.map(({ uuid, description }) => ({ uuid, text: description })),
  inputsOf: (items) =>
    items
      .map(({ uuid, text }) => ({ uuid, description: cleanLine(text).trim() }))
      .filter(({ description }) => description !== ''),
  keyOf: ({ description }) => description,
  maxLength: eventLimits.text,
};

/** Whether anything is written in a list. */
export const hasText = (items: readonly TextItem[]): boolean => items.some(({ text }) => text.trim() !== '');

/** The same entries as new ones, for a copy of their block. */
export const asNewItems = <Item extends TextItem>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, uuid: newUuid() }));
