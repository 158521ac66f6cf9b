import { meaningful, type Piece, piecesOf, type TextRange, type Word } from '../suggestions/words.ts';
import { nounStemOf } from '../suggestions/stem.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { plainText } from '../../documents/text/plain-text.ts';

/** Derives an id from a name: `C++` → `c++`, `Ruby on Rails` → `ruby-on-rails`. */
export const slugOf = (name: string): string =>
  plainText(name)
    .trim()
    .replace(/[^\p{L}\p{N}+#.]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The members of both lists, each once: two areas may know the same thing. */
export const union = (one: readonly string[] | undefined, other: readonly string[]): readonly string[] => [
  ...new Set([...(one ?? []), ...other]),
];

/** Something that texts call by several names. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** Those of the names that mean it only in exactly these letters: `Go`, `5S`. */
  readonly exact: readonly string[];
}

/** A mention of a name in a text. */
export interface NameFound extends TextRange {
  readonly id: string;
}

interface IndexedName {
  /** The stems of its words. A name of one word has the stem of the noun, so that `program` is not `programming`. */
  readonly stems: readonly string[];
  readonly id: string;
  /** The only spelling that counts; undefined where case and endings do not matter. */
  readonly exact: string | undefined;
  /** What stands before its first word that carries meaning, folded: `on-` of `on-call duty`. */
  readonly lead: string;
  /**
   * The whole name, for one whose words alone are too few or too common: `Office 365`, `class A CDL`, `IT support`. It
   * counts only as it is written, apart from case and accents; `offset` is where its first word begins.
   */
  readonly literal: { readonly folded: string; readonly offset: number } | undefined;
  /** Whether the name itself has an `and`: `HTML and CSS`. Others do not span one: `Java 21 and Spring`. */
  readonly hasAnd: boolean;
}

export interface NameIndex {
  readonly language: DocumentLanguage;
  /** Names by the stem of their first word, longest first. */
  readonly byStem: ReadonlyMap<string, readonly IndexedName[]>;
  /** Names of one letter, which are no words by themselves: `C`, `R`. */
  readonly letters: ReadonlyMap<string, string>;
}

/** A short name in capitals that could be read as a word: `SEND`, `ICU`. Others, such as SQL, cannot. */
const isAcronym = (name: string): boolean => /^[A-Z]{2,5}$/.test(name) && /[AEIOU]/.test(name);

/** The maximum number of function words between two words of a name: `care of the elderly`. */
const maxBetween = 3;

/** A name with what is the same in all languages. */
interface PreparedName {
  readonly id: string;
  readonly name: string;
  readonly isExact: boolean;
  readonly pieces: readonly Piece[];
  readonly folded: string;
  /** Whether a number or a letter tells it from others: `class A CDL`, `OSHA 10`. */
  readonly hasMark: boolean;
}

/** The names in the order in which they count: a first name belongs to its own record, whatever others call the same. */
function prepare(all: readonly Named[]): readonly PreparedName[] {
  const exactly = new Set(all.flatMap(({ exact }) => exact).map(plainText));
  const nameOf = (id: string, name: string, exact: readonly string[]): PreparedName => {
    const folded = plainText(name);
    const pieces = piecesOf(name);
    return {
      ...{ id, name, pieces, folded },
      isExact: isAcronym(name) || exactly.has(folded) || exact.includes(name),
      hasMark: pieces.length > 1 && pieces.some(({ word }) => /^(?:\d+|\p{Lu})$/u.test(word)),
    };
  };
  return [
    ...all.flatMap(({ id, names, exact }) => names.slice(0, 1).map((name) => nameOf(id, name, exact))),
    ...all.flatMap(({ id, names, exact }) =>
      [...names.slice(1), ...exact.filter((name) => !names.includes(name))].map((name) => nameOf(id, name, exact)),
    ),
  ];
}

/**
 * Returns a function that returns the index of all names for texts in a language. Each is built on first use. Of two
 * names that are spelled alike, the first one counts.
 */
export function createNameIndexes(all: readonly Named[]): (language: DocumentLanguage) => NameIndex {
  let names: readonly PreparedName[] | undefined;
  const indexes = new Map<DocumentLanguage, NameIndex>();
  return (language) => {
    const known = indexes.get(language);
    if (known) return known;
    const made = nameIndex((names ??= prepare(all)), language);
    indexes.set(language, made);
    return made;
  };
}

function nameIndex(names: readonly PreparedName[], language: DocumentLanguage): NameIndex {
  const byStem = new Map<string, IndexedName[]>();
  const letters = new Map<string, string>();
  for (const { id, name, isExact, pieces, folded, hasMark } of names) {
    if (isExact && /^\p{Lu}$/u.test(name)) {
      if (!letters.has(name)) letters.set(name, id);
      continue;
    }
    const words = meaningful(pieces, language);
    const [word] = words;
    if (word === undefined) continue;
    const stems = words.length === 1 ? [nounStemOf(nounIn(name, word), language)] : words.map(({ stem }) => stem);
    const isLiteral = hasMark || (words.length === 1 && pieces.length > 1);
    const entry: IndexedName = {
      ...{ stems, id, exact: isExact ? name : undefined },
      lead: word.start === 0 ? '' : plainText(name.slice(0, word.start)),
      literal: isLiteral ? { folded, offset: word.start } : undefined,
      hasAnd: and.test(folded),
    };
    const known = byStem.get(word.stem);
    if (!known) byStem.set(word.stem, [entry]);
    else if (!known.some((other) => isSameName(other, entry))) known.push(entry);
  }
  for (const list of byStem.values())
    if (list.length > 1) list.sort((a, b) => lengthOf(b) - lengthOf(a) || rankOf(b) - rankOf(a));
  return { language, byStem, letters };
}

/** The number of words of a name, with those that say nothing by themselves. */
const lengthOf = ({ stems, literal }: IndexedName): number =>
  literal === undefined ? stems.length : literal.folded.split(' ').length;

/** Whether two names are spelled alike. */
const isSameName = (one: IndexedName, other: IndexedName): boolean =>
  one.exact === other.exact &&
  one.literal?.folded === other.literal?.folded &&
  one.stems.length === other.stems.length &&
  one.stems.every((stem, index) => stem === other.stems[index]);

/** How specific a name is: as a whole, in exact letters, or neither. */
const rankOf = ({ literal, exact }: IndexedName): number => (literal === undefined ? (exact === undefined ? 0 : 1) : 2);

/** Characters that no name spans: the end of a line, of a sentence, or of an entry in a list. */
const border = /[\n,;:!?()[\]|•·]|\.\s|\s(?:or|oder|ou)\s/;

/** Words and signs between two things of which each stands for itself. */
const and = /\s(?:and|und|sowie|et|y|e|&|\+)\s/i;

/** Whether a name goes on behind a piece of text. Its end may be in parentheses: `Wundexperte (ICW)`. */
function goesOn(text: string, from: Word, to: Word, hasAnd: boolean): boolean {
  const gap = text.slice(from.end, to.start);
  if (!border.test(gap)) return hasAnd || !and.test(gap);
  return gap === ' (' && text[to.end] === ')';
}

const nounIn = (text: string, { start, end }: TextRange): string =>
  plainText(text.slice(start, end)).replace(/['’]s$/, '');

/** Whether a name stands in a text as it is written; `start` is that of its first word that carries meaning. */
function isWritten(text: string, start: number, { folded, offset }: NonNullable<IndexedName['literal']>): boolean {
  const from = start - offset;
  if (from < 0) return false;
  const written = text.slice(from, from + folded.length + 2);
  return (
    plainText(written).replace(/\s/g, ' ').startsWith(folded) &&
    !/[\p{L}\p{N}]/u.test(text[from + folded.length] ?? '') &&
    !/[\p{L}\p{N}]/u.test(text[from - 1] ?? '')
  );
}

const isExactly = (
  text: string,
  start: number,
  exact: string,
  { offset }: NonNullable<IndexedName['literal']>,
): boolean =>
  start >= offset &&
  text.slice(start - offset, start - offset + exact.length).replace(/\s/g, ' ') === exact &&
  !/[\p{L}\p{N}]/u.test(text[start - offset + exact.length] ?? '');

/** Whether a hyphen makes a word part of a phrase: `Go-to`, `Go-live`. A name may describe something: `Go-based`. */
const isInPhrase = (text: string, end: number): boolean =>
  /^-(?:to|live|ahead|getter|between|no|go)\b/i.test(text.slice(end, end + 9));

/** Whether a name stands at a word; `language` is that of the index. */
function stands(
  text: string,
  words: readonly Word[],
  at: number,
  { stems, exact, literal, hasAnd }: IndexedName,
  language: DocumentLanguage,
): boolean {
  const [first, last] = [words[at], words[at + stems.length - 1]];
  if (first === undefined || last === undefined) return false;
  if (literal !== undefined) {
    const isThere =
      exact === undefined ? isWritten(text, first.start, literal) : isExactly(text, first.start, exact, literal);
    if (!isThere || stems.length === 1) return isThere;
  } else if (
    exact !== undefined &&
    (text.slice(first.start, last.end).replace(/(?<=[A-Z])s$/, '') !== exact || isInPhrase(text, last.end))
  ) {
    return false;
  }
  if (stems.length === 1) return exact !== undefined || nounStemOf(nounIn(text, first), language) === stems[0];
  return stems.every((stem, offset) => {
    const [before, word] = [words[at + offset - 1], words[at + offset]];
    if (word?.stem !== stem) return false;
    if (offset === 0 || before === undefined) return true;
    return word.place - before.place <= maxBetween + 1 && goesOn(text, before, word, hasAnd);
  });
}

/** A capital letter by itself, unlike those of `R&D`, `C-level`, `Class C`, `°C`, and initials. */
const loneLetter =
  /(?<![\p{L}\p{N}&.'’°+#-])(?<!\b(?:class|uefa|code|klasse|classe|clase|category|catégorie|categoría|permis|carné|vitamin|hepatitis|series|grade|grades|plant|building|block|unit|section|part|level|tier|type|phase|team|teil|gruppe|niveau|nivel|groupe|grupo|führerschein|führerscheine|der) )\p{Lu}(?![\p{L}\p{N}&.'’+#-]|\/\d| (?:class|street|avenue|suite|floor|corporation|level|note|grade))/giu;

/** Finds all names in the words of a text, in order. The longest name wins, and its words belong to no other. */
export function namesIn(text: string, words: readonly Word[], index: NameIndex): readonly NameFound[] {
  const found: NameFound[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const name = word && index.byStem.get(word.stem)?.find((each) => stands(text, words, at, each, index.language));
    if (!word || !name) continue;
    const last = words[at + name.stems.length - 1] ?? word;
    const { literal, lead, id } = name;
    const isLed = lead !== '' && plainText(text.slice(Math.max(0, word.start - lead.length), word.start)) === lead;
    const start = isLed || literal !== undefined ? word.start - lead.length : word.start;
    const end = literal === undefined ? last.end : start + literal.folded.length;
    const written = text.slice(start, end);
    const isOpen = written.lastIndexOf('(') > written.lastIndexOf(')') && text[end] === ')';
    found.push({ id, start, end: isOpen ? end + 1 : end });
    at += name.stems.length - 1;
  }
  if (index.letters.size === 0) return found;
  const lone = [...text.matchAll(loneLetter)].flatMap(({ 0: letter, index: start }) => {
    const id = index.letters.get(letter);
    return id === undefined ? [] : [{ id, start, end: start + 1 }];
  });
  return lone.length === 0 ? found : [...found, ...lone].sort((a, b) => a.start - b.start);
}
