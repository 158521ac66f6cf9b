import { typedSpellings, withUmlauts } from '../../../../shared/documents/text/german-spellings.ts';
import { searchText } from '../search-text.ts';

/**
 * A word in the form of `searchText`, followed by other spellings that texts may use. The first is the one that was
 * typed.
 */
export type Spellings = readonly [string, ...string[]];

/**
 * Splits typed text into words with their spellings, of which any may match: `Bäcker` may be `baecker` in a text, and
 * `baecker` may be `Bäcker`.
 */
export function spelledWords(typed: string): readonly Spellings[] {
  const [words = [], spelledOut = []] = typedSpellings(typed, searchText).map((text) =>
    text.split(' ').filter((word) => word !== ''),
  );
  return words.map((word, place) => {
    const alternatives = new Set([spelledOut[place] ?? word, withUmlauts(word)]);
    alternatives.delete(word);
    return [word, ...alternatives];
  });
}
