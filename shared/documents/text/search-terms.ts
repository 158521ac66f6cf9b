import { typedSpellings } from './german-spellings.ts';

/**
 * The spellings of a word or phrase, folded by `plainText`: as typed, and, if it has umlauts, also with two letters for
 * each.
 */
export type Spellings = readonly string[];

/** The terms of a search. */
export interface SearchTerms {
  /** Every word, including those of the phrases. */
  readonly words: readonly Spellings[];
  /** Quoted texts of several words, which have to follow each other, separated by white space. */
  readonly phrases: readonly Spellings[];
}

/** Quotation marks as keyboards of several languages write them. */
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The spellings of each text, without duplicates. */
const different = (texts: readonly string[]): readonly Spellings[] => [
  ...new Map(texts.map((text) => typedSpellings(text)).map((spellings) => [spellings[0], spellings])).values(),
];

/** Parses a search. An unclosed quotation mark is ignored. */
export function searchTermsOf(search: string): SearchTerms {
  const phrases = [...search.matchAll(quoted)]
    .map(([, inside = '']) => wordsIn(inside).join(' '))
    .filter((phrase) => phrase.includes(' '));
  return { words: different(wordsIn(search.replace(/["“”„«»]/g, ' '))), phrases: different(phrases) };
}
