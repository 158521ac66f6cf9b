import { searchText } from '../search-text.ts';
import groups from './synonyms.json' with { type: 'json' };

/** Groups of synonyms. A search for one also finds the others, ranked below exact matches. */
const byWords = new Map<string, readonly string[]>();
for (const group of groups) {
  const written = group.map(searchText);
  for (const each of written)
    byWords.set(each, [...(byWords.get(each) ?? []), ...written.filter((other) => other !== each)]);
}

/** The number of words in the longest entry. */
export const maxEntryWords = Math.max(...[...byWords.keys()].map((entry) => entry.split(' ').length));

/** Returns the synonyms of the words, each in the form of `searchText`. */
export const synonymsOf = (words: string): readonly string[] => byWords.get(words) ?? [];
