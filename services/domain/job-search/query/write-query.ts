import type { ParsedWords, Term } from './parse-words.ts';
import { maxEntryWords, synonymsOf } from './synonyms.ts';

/** Marks words that must be in one part of a posting: its title (A) or its company (B). */
export type PartLabel = '' | ':A' | ':B';

const joined = (parts: readonly string[], sign: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(sign)})`;
const all = (parts: readonly string[]): string => joined(parts, ' & ');
const any = (parts: readonly string[]): string => joined(parts, ' | ');

/** Words one after another, each in any of its spellings. Nothing but letters and figures comes here, so that nothing is a sign. */
const phrase = (words: readonly (readonly string[])[], label: PartLabel): string =>
  joined(
    words.map((spellings) => any(spellings.map((word) => `'${word}'${label}`))),
    ' <-> ',
  );

/** A line of the synonyms. */
const line = (words: string, label: PartLabel): string =>
  phrase(
    words.split(' ').map((word) => [word]),
    label,
  );

const isPlainWord = (group: readonly Term[] | undefined): boolean =>
  group?.length === 1 && group[0]?.isQuoted === false;

/** How many groups from the first one on are, together, an entry of the synonyms; 0 for none. */
function entryLength(groups: ParsedWords['groups'], first: number): number {
  for (let length = Math.min(maxEntryWords, groups.length - first); length > 0; length -= 1) {
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
    const typed = part.map((group) => any(group.map(({ spellings }) => phrase(spellings, label))));
    const others = length === 0 ? [] : synonymsOf(wordsOf(part).join(' '));
    parts.push(any([all(typed), ...others.map((other) => line(other, label))]));
    index += part.length;
  }
  parts.push(...excluded.map(({ spellings }) => `!${phrase(spellings, '')}`));
  return parts.length === 0 ? undefined : parts.join(' & ');
}

/** The words one after another, as somebody would write a title; undefined where there is no order of several. */
export function writePhrase({ groups }: ParsedWords, label: PartLabel): string | undefined {
  const words = groups.every((group) => group.length === 1) ? groups.flatMap(([term]) => term?.spellings ?? []) : [];
  return words.length < 2 ? undefined : phrase(words, label);
}

/** All words that count as found, for showing where they are. */
export const soughtWords = ({ groups }: ParsedWords): readonly string[] => {
  const typed = groups.flatMap((group) => group.flatMap(({ spellings }) => spellings.flat()));
  const others = groups.flatMap((_, index) => {
    const length = entryLength(groups, index);
    return synonymsOf(wordsOf(groups.slice(index, index + length)).join(' ')).flatMap((other) => other.split(' '));
  });
  return [...new Set([...typed, ...others])];
};
