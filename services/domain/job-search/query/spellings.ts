import { typedSpellings, withUmlauts } from '../../../../shared/documents/text/german-spellings.ts';
import { searchText } from '../search-text.ts';

/** A word as `searchText` writes it, and in the other ways in which texts may have it; the first is as it was typed. */
export type Spellings = readonly [string, ...string[]];

/** The words of what somebody typed: `Bäcker` may be `baecker` in a text, and `baecker` `Bäcker`. Any of them will do. */
export function spelledWords(typed: string): readonly Spellings[] {
  const [words = [], spelledOut = []] = typedSpellings(typed, searchText).map((text) =>
    text.split(' ').filter((word) => word !== ''),
  );
  return words.map((word, place) => {
    const others = new Set([spelledOut[place] ?? word, withUmlauts(word)]);
    others.delete(word);
    return [word, ...others];
  });
}
