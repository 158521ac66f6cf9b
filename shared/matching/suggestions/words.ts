import { plainText } from '../../documents/text/plain-text.ts';
import { type DocumentLanguage, documentLanguages } from '../../documents/words/document-languages.ts';
import { commonWords } from './common-words.ts';
import { stemOf } from './stem.ts';
import lines from './synonyms.json' with { type: 'json' };

/**
 * Groups of synonyms, each word with the number of its line: the words by which a job ad and a block may name the same
 * thing. They are English words, and names that are the same in every language. A word appears in one line only.
 */
export const synonymLines: ReadonlyMap<string, number> = new Map(
  lines.flatMap((line, number) => line.split(' ').map((word) => [word, number] as const)),
);

/** A range of a text; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A word that can be matched. */
export interface Word extends TextRange {
  readonly stem: string;
  /** The number of its group of synonyms; undefined for none. */
  readonly line: number | undefined;
  /**
   * Whether it is a name with digits, symbols, or inner capitals: `C++`, `S3`, `PostgreSQL`, `SAP`. Such words are rare
   * and specific.
   */
  readonly isName: boolean;
  /** Its index among all words of the text. */
  readonly place: number;
}

/** Letters and digits with the symbols that belong to names: `C++`, `C#`, `.NET`, `Node.js`, `don’t`. */
const written = /\.?[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*[+#]*/gu;
/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** Maximum letters of a word. A longer one is not a word of any language, and would cost more than all others. */
const maxWordLength = 60;

const isName = (word: string): boolean => /^\P{L}*\p{L}.*[\p{N}+#]|^\P{N}*\p{N}.*\p{L}|^\.|.\p{Lu}/u.test(word);

/** A word of a text as it is written. */
export interface Piece extends TextRange {
  readonly word: string;
}

/** All words of a text, in order. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(written)) {
    if (!unspaced.test(word)) pieces.push({ word, start: index, end: index + word.length });
    else {
      for (const part of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
        const start = index + part.index;
        pieces.push({ word: part.segment, start, end: start + part.segment.length });
      }
    }
  }
  return pieces;
}

type Meaning = Pick<Word, 'stem' | 'line' | 'isName'>;

/** The meaning of a word, or null for one that carries none. */
function readMeaning(word: string, language: DocumentLanguage): Meaning | null {
  const plain = plainText(word).replace(/['’]s$/, '');
  if (commonWords(language).has(plain) || /^\d+$/.test(plain) || (plain.length < 2 && !unspaced.test(word)))
    return null;
  const stem = stemOf(plain, language);
  const line = language === 'en' ? (synonymLines.get(plain) ?? synonymLines.get(stem)) : synonymLines.get(plain);
  return { stem, line: line ?? stemLine(stem, language), isName: isName(word) };
}

/** Words that were read, by language: texts and vocabularies repeat most of them. */
const readWords = new Map<DocumentLanguage, Map<string, Meaning | null>>();
const mostReadWords = 40_000;

function meaningOf(word: string, language: DocumentLanguage): Meaning | null {
  let known = readWords.get(language);
  if (known === undefined || known.size > mostReadWords)
    readWords.set(language, (known = new Map<string, Meaning | null>()));
  let meaning = known.get(word);
  if (meaning === undefined) known.set(word, (meaning = readMeaning(word, language)));
  return meaning;
}

/** Those of the words of a text that carry meaning. */
export function meaningful(pieces: readonly Piece[], language: DocumentLanguage): readonly Word[] {
  const words: Word[] = [];
  for (let place = 0; place < pieces.length; place += 1) {
    const piece = pieces[place];
    if (piece === undefined || piece.end - piece.start > maxWordLength) continue;
    const meaning = meaningOf(piece.word, language);
    if (meaning !== null) words.push({ start: piece.start, end: piece.end, place, ...meaning });
  }
  return words;
}

/** The words of a text that carry meaning, in order. */
export const contentWords = (text: string, language: DocumentLanguage): readonly Word[] =>
  meaningful(piecesOf(text), language);

let linesByStem: ReadonlyMap<string, number> | undefined;
/** The group of synonyms of an inflected English word: `supervised` has that of `supervise`. */
function stemLine(stem: string, language: DocumentLanguage): number | undefined {
  if (language !== 'en') return undefined;
  linesByStem ??= new Map([...synonymLines].map(([word, line]) => [stemOf(word, 'en'), line]));
  return linesByStem.get(stem);
}

/** The language whose function words a text uses most; English when none are found. */
export function guessedLanguage(text: string): DocumentLanguage {
  const counts = new Map<string, number>();
  for (const word of text.match(written) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].map(([word, count]) => [plainText(word), count] as const);
  const usesOf = (language: DocumentLanguage): number => {
    const common = commonWords(language);
    return words.reduce((sum, [word, count]) => sum + (common.has(word) ? count : 0), 0);
  };
  return [...documentLanguages]
    .map((language) => ({ language, uses: usesOf(language) }))
    .reduce((best, each) => (each.uses > best.uses ? each : best), { language: 'en', uses: usesOf('en') }).language;
}
