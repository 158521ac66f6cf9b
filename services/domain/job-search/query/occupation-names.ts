import { occupations, type Occupation } from '../../../../shared/matching/vocabulary/occupations.ts';
import { searchText } from '../search-text.ts';

/** The other names by which postings call the work of an occupation, in the form of `searchText`. */
export interface OccupationNames {
  /** Further names of the occupation itself. */
  readonly same: readonly string[];
  /** Names of the wider occupations that it belongs to, and of the more specific ones within it. */
  readonly related: readonly string[];
  /** Some of the names as they are written, for people to read. */
  readonly shown: readonly string[];
}

/**
 * The maximum numbers of names in a query, because each costs time: of the occupation itself, of related ones together,
 * and of each wider and each more specific one. English names come first in the vocabulary, and the most usual one
 * before the others.
 */
const maxSame = 14;
const maxRelated = 16;
const ofEachBroader = 3;
const ofEachNarrower = 2;
const maxShown = { same: 2, related: 1, all: 3 };

const none: OccupationNames = { same: [], related: [], shown: [] };

interface NameTable {
  readonly byName: ReadonlyMap<string, readonly Occupation[]>;
  /** The more specific occupations by the id of the wider one. */
  readonly narrower: ReadonlyMap<string, readonly Occupation[]>;
  readonly maxWords: number;
}

/** Reads all names. A first name belongs to its own occupation, whatever others call the same. */
function readNames(): NameTable {
  const byName = new Map<string, Occupation[]>();
  const narrower = new Map<string, Occupation[]>();
  const add = (map: Map<string, Occupation[]>, key: string, occupation: Occupation): void => {
    const known = map.get(key);
    if (!known) map.set(key, [occupation]);
    else if (!known.includes(occupation)) known.push(occupation);
  };
  const all = [...occupations.values()];
  for (const each of all) if (each.names[0] !== undefined) add(byName, searchText(each.names[0]), each);
  for (const each of all) for (const name of each.names) add(byName, searchText(name), each);
  for (const each of all) for (const id of each.broader) add(narrower, id, each);
  return { byName, narrower, maxWords: Math.max(...[...byName.keys()].map((name) => name.split(' ').length)) };
}

let table: NameTable | undefined;
const names = (): NameTable => (table ??= readNames());

/** The number of words in the longest name. */
export const maxNameWords = (): number => names().maxWords;

/** Whether a text contains all words of another, so that a search for the other one finds it anyway. */
const contains = (text: string, words: string): boolean => {
  const present = new Set(text.split(' '));
  return words.split(' ').every((word) => present.has(word));
};

/** Adds names as long as there is room, without those that contain the words or a name that is there already. */
function collect(lists: readonly (readonly string[])[], words: string, taken: readonly string[], max: number) {
  const found: { readonly text: string; readonly written: string }[] = [];
  for (const written of lists.flat()) {
    const text = searchText(written);
    const isCovered = [words, ...taken, ...found.map((each) => each.text)].some((other) => contains(text, other));
    if (text !== '' && !isCovered && found.length < max) found.push({ text, written });
  }
  return found;
}

const cache = new Map<string, OccupationNames>();
/** The maximum number of texts whose names are remembered. */
const maxCached = 2_000;

function find(words: string): OccupationNames {
  const { byName, narrower } = names();
  const called = byName.get(words) ?? (words.endsWith('s') ? byName.get(words.slice(0, -1)) : undefined) ?? [];
  // Words that several occupations have in common name none of them for certain; the first is the most usual.
  const [occupation] = called;
  if (occupation === undefined) return none;
  const broader = occupation.broader.flatMap((id) => occupations.get(id) ?? []);
  const specific = narrower.get(occupation.id) ?? [];
  const related = [
    ...broader.map((each) => each.names.slice(0, ofEachBroader)),
    ...specific.map((each) => each.names.slice(0, ofEachNarrower)),
  ];
  const same = collect([occupation.names], words, [], maxSame);
  const sameTexts = same.map(({ text }) => text);
  const others = collect(related, words, sameTexts, maxRelated);
  // The first name of an occupation is the one that people know it by.
  const known = others.filter(({ written }) => related.some(([first]) => first === written));
  // People read `back-end developer` as another spelling, although it is another phrase to the search.
  const joined = (text: string): string => text.replaceAll(' ', '');
  const distinct = same.filter(
    ({ text }, index) =>
      joined(text) !== joined(words) && same.findIndex((other) => joined(other.text) === joined(text)) === index,
  );
  const { same: first, related: next, all } = maxShown;
  const shown = [...distinct.slice(0, first), ...known.slice(0, next), ...distinct.slice(first)];
  return {
    same: sameTexts,
    related: others.map(({ text }) => text),
    shown: shown.slice(0, all).map(({ written }) => written),
  };
}

/** Returns the other names of the occupation that words (in the form of `searchText`) name; empty if they name none. */
export function occupationNames(words: string): OccupationNames {
  const known = cache.get(words);
  if (known) return known;
  const found = find(words);
  if (found !== none && cache.size < maxCached) cache.set(words, found);
  return found;
}
