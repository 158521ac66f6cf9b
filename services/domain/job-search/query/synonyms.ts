import { searchText } from '../search-text.ts';
import groups from './synonyms.json' with { type: 'json' };

/** The synonyms of each entry. A search for one also finds the others, ranked below exact matches. */
const byWords = new Map<string, readonly string[]>();
for (const group of groups) {
  const normalizedGroup = group.map(searchText);
  for (const each of normalizedGroup)
    byWords.set(each, [...(byWords.get(each) ?? []), ...normalizedGroup.filter((other) => other !== each)]);
}

/** The number of words in the longest entry. */
export const maxEntryWords = Math.max(...[...byWords.keys()].map((entry) => entry.split(' ').length));

/** Returns the synonyms of the words, each in the form of `searchText`. */
export const synonymsOf = (words: string): readonly string[] => byWords.get(words) ?? [];
