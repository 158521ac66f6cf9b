import { plainText } from '../../../shared/documents/text/plain-text.ts';

/** Names that would lose what tells them apart, and `IT`, which in small letters is in every sentence. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bIT\b/g, ' informationtechnology '],
  [/\bC\+\+/gi, ' cplusplus '],
  [/\b([CF])#/gi, ' $1sharp '],
  [/(^|[^\p{L}\p{N}])\.NET\b/giu, '$1 dotnet '],
  [/\b([a-z]{2,})\.js\b/gi, '$1js'],
  // Two spellings of one word; and a programme is no work of a programmer, whom the database knows by the same stem.
  ...([
    [/\bprogramme(s?)\b/gi, 'program$1'],
    [/\b(cent)re(s?)\b/gi, '$1er$2'],
    [/\blicence(s?)\b/gi, 'license$1'],
  ] as const),
];

/** `l'hôpital`, `dell'arte`: found by the word alone as well, and `L'Oréal` written in one. */
const elision = /(?<!\p{L})(l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu|all|dall|dell|nell|sull|un)['’](\p{L}+)/giu;

/** Goes up with each change of what `searchText` makes of a text, so that postings are written anew when they come again. */
export const searchTextVersion = 2;

/**
 * Text as the search knows it, of postings and of questions alike: words of letters and figures with blanks between them,
 * without case and accents.
 */
export function searchText(text: string): string {
  const named = names.reduce((sofar, [pattern, name]) => sofar.replace(pattern, name), text);
  return plainText(named)
    .replace(elision, '$1$2 $2')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
