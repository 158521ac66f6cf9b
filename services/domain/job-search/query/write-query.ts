import { maxNameWords, occupationNames } from './occupation-names.ts';
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

const wordsOf = (groups: ParsedWords['groups']): readonly string[] => groups.flatMap(([term]) => term?.words ?? []);

type Groups = ParsedWords['groups'];

/** Splits groups into the longest runs of plain words that `knows`, and the single groups between them. */
function splitRuns(groups: Groups, maxWords: number, knows: (words: string) => boolean): readonly Groups[] {
  const runs: Groups[] = [];
  for (let first = 0; first < groups.length;) {
    let length = Math.min(maxWords, groups.length - first);
    const isKnown = (run: Groups): boolean => run.every(isPlainWord) && knows(wordsOf(run).join(' '));
    while (length > 1 && !isKnown(groups.slice(first, first + length))) length -= 1;
    runs.push(groups.slice(first, first + length));
    first += length;
  }
  return runs;
}

const synonymRuns = (groups: Groups): readonly Groups[] =>
  splitRuns(groups, maxEntryWords, (words) => synonymsOf(words).length > 0);

const synonymsOfRun = (run: Groups): readonly string[] =>
  run.every(isPlainWord) ? synonymsOf(wordsOf(run).join(' ')) : [];

const hasNames = (words: string): boolean => occupationNames(words).shown.length > 0;

/** Splits groups into names of occupations and the single groups between them. */
const occupationRuns = (groups: Groups): readonly Groups[] => splitRuns(groups, maxNameWords(), hasNames);

const namesOfRun = (run: Groups) => (run.every(isPlainWord) ? occupationNames(wordsOf(run).join(' ')) : undefined);

/**
 * What else matches besides the typed words: nothing, synonyms, other names of an occupation in the title, or names of
 * related occupations, too. Each reaches further than the one before.
 */
export type QueryReach = 'words' | 'synonyms' | 'occupation' | 'related';

interface QueryOptions {
  readonly label?: PartLabel;
  readonly reach?: QueryReach;
}

const typedParts = (groups: Groups, label: PartLabel): readonly string[] =>
  groups.map((group) => any(group.map(({ spellings }) => phrase(spellings, label))));

const withSynonyms = (groups: Groups, label: PartLabel): readonly string[] =>
  synonymRuns(groups).map((run) =>
    any([all(typedParts(run, label)), ...synonymsOfRun(run).map((other) => line(other, label))]),
  );

/** The names of an occupation count only in titles: in texts, they describe other people's work. */
const withNames = (groups: Groups, label: PartLabel, isRelated: boolean): readonly string[] =>
  occupationRuns(groups).map((run) => {
    const { same = [], related = [] } = namesOfRun(run) ?? {};
    const names = isRelated ? [...same, ...related] : same;
    return any([all(withSynonyms(run, label)), ...names.map((name) => line(name, ':A'))]);
  });

/** Writes a query for PostgreSQL's `to_tsquery`; undefined if there is nothing to match. */
export function writeQuery(
  { groups, excluded }: ParsedWords,
  { label = '', reach = 'synonyms' }: QueryOptions = {},
): string | undefined {
  const parts =
    reach === 'words'
      ? typedParts(groups, label)
      : reach === 'synonyms'
        ? withSynonyms(groups, label)
        : withNames(groups, label, reach === 'related');
  const without = excluded.map(({ spellings }) => `!${phrase(spellings, '')}`);
  return parts.length + without.length === 0 ? undefined : [...parts, ...without].join(' & ');
}

/** The names by which a search looks for more than was typed. */
export interface Widening {
  /** Some of the names, for people to read. */
  readonly names: readonly string[];
  /** The typed words that name the occupation. */
  readonly words: string;
}

/** Returns what a query with the furthest reach adds to the typed words; undefined if they name no occupation. */
export function wideningOf({ groups }: ParsedWords): Widening | undefined {
  const runs = occupationRuns(groups).filter((run) => (namesOfRun(run)?.shown.length ?? 0) > 0);
  const [run] = runs;
  if (run === undefined) return undefined;
  return {
    names: namesOfRun(run)?.shown ?? [],
    words: run.flatMap((group) => group.map(({ typed }) => typed)).join(' '),
  };
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
  const synonyms = synonymRuns(groups).flatMap((run) => synonymsOfRun(run).flatMap((other) => other.split(' ')));
  return [...new Set([...typed, ...synonyms])];
};
