import { plainText } from '@shared/documents';

/** The maximum number of suggestions. A longer list is hard to scan, and typing narrows it. */
const most = 8;

/** Returns the tags among `known` that match the one being typed, without those in `tags`. */
export function suggestedTags(typed: string, tags: readonly string[], known: readonly string[]): readonly string[] {
  const part = plainText(typed.trim());
  const there = new Set(tags.map(plainText));
  return known
    .filter((tag) => !there.has(plainText(tag)) && plainText(tag).includes(part) && plainText(tag) !== part)
    .slice(0, most);
}
