import { plainText } from '@shared/documents';

/** Returns the distinct tags in a comma-separated text. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** The maximum number of suggestions. A longer list is hard to scan, and typing narrows it. */
const most = 8;

/** Returns the index at which the tag being typed starts: after the last comma or semicolon. */
const startOfLast = (text: string): number => Math.max(text.lastIndexOf(','), text.lastIndexOf(';')) + 1;

/** Returns the tags among `known` that match the one being typed, without those already in the text. */
export function suggestedTags(text: string, known: readonly string[]): readonly string[] {
  const start = startOfLast(text);
  const typed = plainText(text.slice(start).trim());
  const there = new Set(tagsIn(text.slice(0, start)).map(plainText));
  return known
    .filter((tag) => !there.has(plainText(tag)) && plainText(tag).includes(typed) && plainText(tag) !== typed)
    .slice(0, most);
}

/** Replaces the tag being typed with `tag` and appends a separator for the next one. */
export function withTag(text: string, tag: string): string {
  const before = text.slice(0, startOfLast(text)).trimEnd();
  return `${before === '' ? '' : `${before} `}${tag}, `;
}
