/** Given names, which tell a person from an office or a street that is written like one. */
import { readFileSync } from 'node:fs';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import words from './words/name-words.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;
const ambiguous = new Set<string>(words.ambiguous);

/** Names that people in Europe, the Americas, Africa, and India give, folded, without those that are words of ads. */
const givenNames = (): ReadonlySet<string> =>
  (known ??= new Set(
    readFileSync(new URL('words/given-names.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  ));

/** Whether a word is a given name; of `Anne-Laure`, one part must be known. */
export function isGivenName(word: string): boolean {
  const plain = plainText(word).replace(/’/g, "'");
  return givenNames().has(plain) || plain.split('-').some((part) => part.length > 2 && givenNames().has(part));
}

/** Whether a given name is also a word with which a sentence may begin: `Will you`, `Mark your calendar`. */
export const isAlsoWord = (word: string): boolean => ambiguous.has(plainText(word));
