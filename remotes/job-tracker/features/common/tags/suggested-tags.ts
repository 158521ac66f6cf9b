import { plainText } from '@shared/documents';
import { tagsIn } from './tags-in.ts';

/** More are a wall of words; whoever looks for another one types on. */
const most = 8;

/** Where the tag that is being typed begins: behind the last comma. */
const startOfLast = (text: string): number => Math.max(text.lastIndexOf(','), text.lastIndexOf(';')) + 1;

/** The tags among `known` that the one being typed may become; those that stand there already are left out. */
export function suggestedTags(text: string, known: readonly string[]): readonly string[] {
  const start = startOfLast(text);
  const typed = plainText(text.slice(start).trim());
  const there = new Set(tagsIn(text.slice(0, start)).map(plainText));
  return known
    .filter((tag) => !there.has(plainText(tag)) && plainText(tag).includes(typed) && plainText(tag) !== typed)
    .slice(0, most);
}

/** The text with `tag` in place of what is being typed, ready for the next one. */
export function withTag(text: string, tag: string): string {
  const before = text.slice(0, startOfLast(text)).trimEnd();
  return `${before === '' ? '' : `${before} `}${tag}, `;
}
