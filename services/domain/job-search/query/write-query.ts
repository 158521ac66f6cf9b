import type { ParsedWords, Term } from './parse-words.ts';
import { maxEntryWords, synonymsOf } from './synonyms.ts';

/** Restricts words to one part of a posting: its title (A) or its company (B). */
export type PartLabel = '' | ':A' | ':B';

const joinParts = (parts: readonly string[], sign: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(sign)})`;
const all = (parts: readonly string[]): string => joinParts(parts, ' & ');
const any = (parts: readonly string[]): string => joinParts(parts, ' | ');

/**
 * Matches words in sequence, each in any of its spellings. The words contain only letters and digits, so no character
 * acts as an operator.
 */
const phrase = (words: readonly (readonly string[])[], label: PartLabel): string =>
  joinParts(
    words.map((spellings) => any(spellings.map((word) => `'${word}'${label}`))),
    ' <-> ',
  );

/** Matches an entry of the synonyms. */
const line = (words: string, label: PartLabel): string =>
  phrase(
    words.split(' ').map((word) => [word]),
    label,
  );

const isPlainWord = (group: readonly Term[] | undefined): boolean =>
  group?.length === 1 && group[0]?.isQuoted === false;

/** Returns how many groups, starting at `first`, form an entry of the synonyms together; 0 if none does. */
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
  /** Whether synonyms match as well. */
  readonly withSynonyms?: boolean;
}

/**
 * Writes a query for PostgreSQL's `to_tsquery`; undefined if there is nothing to match. Words that form an entry of the
 * synonyms together may be replaced by one of their synonyms.
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
    const synonyms = length === 0 ? [] : synonymsOf(wordsOf(part).join(' '));
    parts.push(any([all(typed), ...synonyms.map((other) => line(other, label))]));
    index += part.length;
  }
  parts.push(...excluded.map(({ spellings }) => `!${phrase(spellings, '')}`));
  return parts.length === 0 ? undefined : parts.join(' & ');
}

/**
 * Writes the words as a phrase, as they would appear in a title; undefined for fewer than two words, or with
 * alternatives.
 */
export function writePhrase({ groups }: ParsedWords, label: PartLabel): string | undefined {
  const words = groups.every((group) => group.length === 1) ? groups.flatMap(([term]) => term?.spellings ?? []) : [];
  return words.length < 2 ? undefined : phrase(words, label);
}

/** Lists all words that count as matches, for highlighting. */
export const matchWords = ({ groups }: ParsedWords): readonly string[] => {
  const typed = groups.flatMap((group) => group.flatMap(({ spellings }) => spellings.flat()));
  const synonyms = groups.flatMap((_, index) => {
    const length = entryLength(groups, index);
    return synonymsOf(wordsOf(groups.slice(index, index + length)).join(' ')).flatMap((other) => other.split(' '));
  });
  return [...new Set([...typed, ...synonyms])];
};
