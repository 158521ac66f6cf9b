import { hasSeparator, tagsIn } from './tags-in.ts';

/** The tags in a text, and the text after them that is still being typed. */
export interface TagText {
  readonly tags: readonly string[];
  readonly typed: string;
}

/**
 * Splits a comma-separated text. `typed` is what the input last contained; it counts as being typed only if the text
 * still ends with it, because the text may have changed elsewhere, such as by an undo.
 */
export function splitTagText(text: string, typed: string): TagText {
  const pending = typed.trim();
  if (pending === '') return { tags: tagsIn(text), typed };
  const before = text.slice(0, -pending.length).trim();
  const isPending = text.endsWith(pending) && (before === '' || hasSeparator(before.slice(-1)));
  return isPending ? { tags: tagsIn(before), typed } : { tags: tagsIn(text), typed: '' };
}

/** Joins tags and what is being typed to a comma-separated text. What is typed counts as a tag from its first letter. */
export const joinTagText = ({ tags, typed }: TagText): string =>
  [...tags, typed.trim()].filter((part) => part !== '').join(', ');
