import { searchText } from '../search-text.ts';
import groups from './synonyms.json' with { type: 'json' };

/** Words for the same thing: who asks for one finds the others as well, ranked below what has the very word. */
const byWords = new Map<string, readonly string[]>();
for (const group of groups) {
  const written = group.map(searchText);
  for (const each of written)
    byWords.set(each, [...(byWords.get(each) ?? []), ...written.filter((other) => other !== each)]);
}

/** Words of the longest entry. */
export const maxEntryWords = Math.max(...[...byWords.keys()].map((entry) => entry.split(' ').length));

/** Other words for those, each a line as `searchText` writes it. */
export const synonymsOf = (words: string): readonly string[] => byWords.get(words) ?? [];
