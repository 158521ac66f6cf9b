import { plainText } from '../../../shared/documents/text/plain-text.ts';

/** Names that would lose their distinguishing signs, and `IT`, which in lower case occurs in every sentence. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bIT\b/g, ' informationtechnology '],
  [/\bC\+\+/gi, ' cplusplus '],
  [/\b([CF])#/gi, ' $1sharp '],
  [/(^|[^\p{L}\p{N}])\.NET\b/giu, '$1 dotnet '],
  [/\b([a-z]{2,})\.js\b/gi, '$1js'],
  // Spelling variants of one word. `programme` is among them because the database reduces it to the same stem as
  // `programmer`.
  ...([
    [/\bprogramme(s?)\b/gi, 'program$1'],
    [/\b(cent)re(s?)\b/gi, '$1er$2'],
    [/\blicence(s?)\b/gi, 'license$1'],
  ] as const),
];

/**
 * Elided articles as in `l'hôpital` and `dell'arte`, so that the word alone is found as well as `L'Oréal` written as
 * one word.
 */
const elision = /(?<!\p{L})(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|all|dall|dell|nell|sull|un)['’](\p{L}+)/giu;

/**
 * The version of `searchText`. It must increase with each change of its results, so that postings are indexed again
 * when they are next ingested.
 */
export const searchTextVersion = 2;

/**
 * Normalizes text for the search, both of postings and of queries: words of letters and digits separated by spaces,
 * without case and accents.
 */
export function searchText(text: string): string {
  const withNames = names.reduce((sofar, [pattern, name]) => sofar.replace(pattern, name), text);
  return plainText(withNames)
    .replace(elision, '$1$2 $2')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
