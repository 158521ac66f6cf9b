import { cleanLine, eventLimits } from '@shared/documents';
import { newUuid } from '@shared/record-forms';

/** One entry of an ordered list while it is edited. */
export interface TextItem {
  /** Identifies an entry across saves and retries, so that the overrides of résumés still apply to it. */
  readonly uuid: string;
  readonly text: string;
}

/** Returns a new entry with an id of its own. */
export const newTextItem = (text: string): TextItem => ({ uuid: newUuid(), text });

interface StoredItem {
  readonly uuid: string;
  readonly description: string;
}

/** How the entries of a kind's lists are stored, edited, and saved. */
export interface EntryForm<Stored, Item extends TextItem, Input> {
  /** Returns the entries to edit: at least one, so that there is always a field to type in. */
  readonly itemsOf: (stored: readonly Stored[]) => Item[];
  readonly inputsOf: (items: readonly Item[]) => Input[];
  /** Returns a key that is equal for entries with equal content. */
  readonly keyOf: (input: Input) => string;
  /** Maximum length of a text in characters. */
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

/** Whether any entry of a list contains text. */
export const hasText = (items: readonly TextItem[]): boolean => items.some(({ text }) => text.trim() !== '');

/** Returns the same entries with new ids, for a copy of their block. */
export const asNewItems = <Item extends TextItem>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, uuid: newUuid() }));
