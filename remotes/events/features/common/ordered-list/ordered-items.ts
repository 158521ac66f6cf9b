/**
 * Pure functions that edit an ordered list of texts like a list in a word processor. Each returns the new list and the
 * position of the caret.
 */
export interface Caret {
  readonly index: number;
  /** Offset in the text of that item. */
  readonly offset: number;
}

export interface Edited<Item> {
  readonly items: readonly Item[];
  readonly caret: Caret;
}

interface WithText {
  readonly text: string;
}

/** The part of an item's text to replace, from `selectionStart` and `selectionEnd` of its field. */
export interface Selection {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Joins two texts, with a space between them if neither has one there. */
const glue = (left: string, right: string): string =>
  left === '' || right === '' || /\s$/.test(left) || /^\s/.test(right) ? `${left}${right}` : `${left} ${right}`;

/**
 * Replaces the selection by `lines`: the first continues the item, each further one becomes an item of its own, and the
 * last is followed by the text after the selection. Enter is the same with two empty lines.
 */
export function insertLines<Item extends WithText>(
  items: readonly Item[],
  selection: Selection,
  lines: readonly string[],
  newItem: (text: string) => Item,
): Edited<Item> {
  const item = items[selection.index];
  const last = lines.at(-1);
  if (item === undefined || last === undefined) {
    return { items, caret: { index: selection.index, offset: selection.end } };
  }
  const before = item.text.slice(0, selection.start);
  const after = item.text.slice(selection.end);
  const texts = [...lines];
  texts[0] = glue(before, texts[0] ?? '');
  const offset = texts.at(-1)?.length ?? 0;
  texts[texts.length - 1] = glue(texts.at(-1) ?? '', after);
  const [first = '', ...rest] = texts;
  return {
    items: [
      ...items.slice(0, selection.index),
      { ...item, text: first },
      ...rest.map((text) => newItem(text)),
      ...items.slice(selection.index + 1),
    ],
    caret: { index: selection.index + rest.length, offset },
  };
}

/** Handles Enter: the text after the caret becomes the next item, which may be empty. */
export function splitItem<Item extends WithText>(
  items: readonly Item[],
  selection: Selection,
  newItem: (text: string) => Item,
): Edited<Item> {
  const text = items[selection.index]?.text ?? '';
  const trimmed = {
    index: selection.index,
    start: text.slice(0, selection.start).trimEnd().length,
    end: text.length - text.slice(selection.end).trimStart().length,
  };
  return insertLines(items, trimmed, ['', ''], newItem);
}

/** Handles Backspace at the start: the item is joined with the previous one. Returns undefined for the first item. */
export function joinWithPrevious<Item extends WithText>(
  items: readonly Item[],
  index: number,
): Edited<Item> | undefined {
  const item = items[index];
  const previous = items[index - 1];
  if (item === undefined || previous === undefined) return undefined;
  const text = glue(previous.text, item.text);
  return {
    items: [...items.slice(0, index - 1), { ...previous, text }, ...items.slice(index + 1)],
    caret: { index: index - 1, offset: text.length - item.text.length },
  };
}
