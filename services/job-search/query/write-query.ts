import type { ParsedWords, Term } from './parse-words.ts';
import { longestEntry, synonymsOf } from './synonyms.ts';

/** Marks words that must be in one part of a posting: its title (A) or its company (B). */
export type PartLabel = '' | ':A' | ':B';

/** Nothing but letters and figures comes here, so that nothing in it is a sign. */
const phrase = (words: readonly string[], label: PartLabel): string => {
  const written = words.map((word) => `'${word}'${label}`);
  return written.length === 1 ? (written[0] ?? '') : `(${written.join(' <-> ')})`;
};

const all = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`);
const any = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

const isPlainWord = (group: readonly Term[] | undefined): boolean =>
  group?.length === 1 && group[0]?.isQuoted === false;

/** How many groups from the first one on are, together, an entry of the synonyms; 0 for none. */
function entryLength(groups: ParsedWords['groups'], first: number): number {
  for (let length = Math.min(longestEntry, groups.length - first); length > 0; length -= 1) {
    const part = groups.slice(first, first + length);
    if (part.every(isPlainWord) && synonymsOf(wordsOf(part).join(' ')).length > 0) return length;
  }
  return 0;
}

const wordsOf = (groups: ParsedWords['groups']): readonly string[] => groups.flatMap(([term]) => term?.words ?? []);

interface QueryOptions {
  readonly label?: PartLabel;
  /** Whether other words for the same are found, too. */
  readonly withSynonyms?: boolean;
}

/**
 * Writes what PostgreSQL's `to_tsquery` reads; undefined where nothing is asked for. Words that are together an entry of the
 * synonyms may be missing where one of the other words is there.
 */
export function writeQuery(
  { groups, excluded }: ParsedWords,
  { label = '', withSynonyms = true }: QueryOptions = {},
): string | undefined {
  const parts: string[] = [];
  for (let index = 0; index < groups.length;) {
    const length = withSynonyms ? entryLength(groups, index) : 0;
    const part = groups.slice(index, index + Math.max(1, length));
    const typed = part.map((group) => any(group.map(({ words }) => phrase(words, label))));
    const others = length === 0 ? [] : synonymsOf(wordsOf(part).join(' '));
    parts.push(any([all(typed), ...others.map((other) => phrase(other.split(' '), label))]));
    index += part.length;
  }
  parts.push(...excluded.map(({ words }) => `!${phrase(words, '')}`));
  return parts.length === 0 ? undefined : parts.join(' & ');
}

/** The words one after another, as somebody would write a title; undefined where there is no order of several. */
export function writePhrase({ groups }: ParsedWords, label: PartLabel): string | undefined {
  const words = groups.every((group) => group.length === 1) ? wordsOf(groups) : [];
  return words.length < 2 ? undefined : phrase(words, label);
}

/** All words that count as found, for showing where they are. */
export const soughtWords = ({ groups }: ParsedWords): readonly string[] => {
  const typed = groups.flatMap((group) => group.flatMap(({ words }) => words));
  const others = groups.flatMap((_, index) => {
    const length = entryLength(groups, index);
    return synonymsOf(wordsOf(groups.slice(index, index + length)).join(' ')).flatMap((other) => other.split(' '));
  });
  return [...new Set([...typed, ...others])];
};
