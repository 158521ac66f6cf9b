import { plainText, wordsOf } from './plain-text.ts';

/** What a search asks for, as `plainText` has it. */
export interface SearchTerms {
  /** Every word, also of the phrases. */
  readonly words: readonly string[];
  /** What stood in quotation marks and has several words: they follow each other, with white space between them. */
  readonly phrases: readonly string[];
}

/** Quotation marks as keyboards of several languages write them. */
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

/** Reads a search. A quotation mark that nothing closes counts as none. */
export function searchTermsOf(search: string): SearchTerms {
  const phrases = [...search.matchAll(quoted)]
    .map(([, inside = '']) =>
      plainText(inside)
        .split(/\s+/)
        .filter((word) => word !== '')
        .join(' '),
    )
    .filter((phrase) => phrase.includes(' '));
  return { words: wordsOf(search.replace(/["“”„«»]/g, ' ')), phrases: [...new Set(phrases)] };
}
