import { plainText } from '../../documents/text/plain-text.ts';

/** A word, a number, or one punctuation mark of a line. */
export interface Token {
  readonly text: string;
  /** Offsets in the line; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** In lower case, without accents; digits are zeros, so that one amount is like another. */
  readonly folded: string;
  readonly isWord: boolean;
  readonly hasSpaceBefore: boolean;
  /** What the token looks like, and which lists have it: `Xx`, `XX`, `99`, `town`. The first one is its shape. */
  readonly traits: readonly string[];
}

/** Words; an article or a preposition that has lost its vowel is a token of its own, as in `poste d'enseignant`. */
const pattern =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:['’](?=\p{L})[\p{L}\p{M}]+)*|[^\s\p{L}\p{N}]/giu;

/** The number of digits up to which each length of a number is a shape of its own. */
const longestNumber = 4;

function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (/^\p{N}+$/u.test(text)) return text.length > longestNumber ? '9+' : '9'.repeat(text.length);
  if (/\p{N}/u.test(text)) return 'x9';
  if (/^\p{Lu}$/u.test(text)) return 'X';
  if (/^[\p{Lu}\p{M}]+$/u.test(text)) return 'XX';
  if (/^\p{Lu}/u.test(text)) return /\p{Ll}\p{Lu}/u.test(text) ? 'XxX' : 'Xx';
  return /\p{Lu}/u.test(text) ? 'xX' : 'xx';
}

/** Splits a line into tokens. `listsOf` names the lists that have a word. */
export function tokensOf(line: string, listsOf: (word: string) => readonly string[] = () => []): readonly Token[] {
  let last = 0;
  return [...line.matchAll(pattern)].map(({ 0: text, index }): Token => {
    const isWord = /[\p{L}\p{N}]/u.test(text);
    const token = {
      ...{ text, start: index, end: index + text.length, isWord, hasSpaceBefore: index > last },
      folded: isWord ? plainText(text).replace(/’/g, "'").replace(/\d/g, '0') : text,
      traits: [shapeOf(text), ...(isWord ? listsOf(text) : [])],
    };
    last = token.end;
    return token;
  });
}
