import { typedSpellings } from './german-spellings.ts';

/** A word or several, as `plainText` has them: as typed, and where umlauts were typed also with two letters for each. */
export type Spellings = readonly string[];

/** What a search asks for. */
export interface SearchTerms {
  /** Every word, also of the phrases. */
  readonly words: readonly Spellings[];
  /** What stood in quotation marks and has several words: they follow each other, with white space between them. */
  readonly phrases: readonly Spellings[];
}

/** Quotation marks as keyboards of several languages write them. */
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Each once, by what was typed. */
const different = (texts: readonly string[]): readonly Spellings[] => [
  ...new Map(texts.map((text) => typedSpellings(text)).map((spellings) => [spellings[0], spellings])).values(),
];

/** Reads a search. A quotation mark that nothing closes counts as none. */
export function searchTermsOf(search: string): SearchTerms {
  const phrases = [...search.matchAll(quoted)]
    .map(([, inside = '']) => wordsIn(inside).join(' '))
    .filter((phrase) => phrase.includes(' '));
  return { words: different(wordsIn(search.replace(/["“”„«»]/g, ' '))), phrases: different(phrases) };
}
