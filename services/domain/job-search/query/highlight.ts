import type { Highlighted } from '../job-search.ts';
import { searchText } from '../search-text.ts';

/** Matches words with the signs that belong to them, such as `full-stack`, `C++`, `.NET`. */
const wordPattern = /[.\p{L}\p{N}][\p{L}\p{N}\p{M}.+#'’-]*/gu;

/** Returns each word of a text in the form of the search index, which may consist of several words. */
export const foldedWords = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(wordPattern)].map(([word]) => searchText(word)));

/** Splits a line where matches begin and end. `found` are words in the form of `foldedWords`. */
export function highlight(line: string, found: ReadonlySet<string>): readonly Highlighted[] {
  const pieces: Highlighted[] = [];
  let from = 0;
  const add = (text: string, matched: boolean): void => {
    const last = pieces.at(-1);
    // Adjacent matches are highlighted as one.
    if (last && matched && last.matched) pieces[pieces.length - 1] = { text: last.text + text, matched };
    else if (text !== '') pieces.push({ text, matched });
  };
  for (const { 0: word, index } of line.matchAll(wordPattern)) {
    if (!found.has(searchText(word))) continue;
    const between = line.slice(from, index);
    const joins = pieces.at(-1)?.matched === true && between === ' ';
    add(between, joins);
    // A period at the end belongs to the sentence.
    const end = /(?<![.'’-])[.'’-]+$/.exec(word)?.[0] ?? '';
    add(word.slice(0, word.length - end.length), true);
    from = index + word.length - end.length;
  }
  add(line.slice(from), false);
  return pieces;
}

/** The number of words in a snippet, and of those before its first match. */
const snippetLength = 34;
const lead = 6;

/** Returns the part of a text with the most different matches; its beginning if there are none. */
export function snippetOf(text: string, found: ReadonlySet<string>): readonly Highlighted[] {
  const line = text.replace(/\s+/g, ' ').replace(/ ?• ?/g, ' · ').trim();
  const words = line.split(' ');
  const hits = words.map((word) => {
    const folded = searchText(word);
    return found.has(folded) ? folded : undefined;
  });
  const countDifferent = (from: number): number =>
    new Set(hits.slice(from, from + snippetLength).filter((hit) => hit !== undefined)).size;
  let best = { from: 0, count: countDifferent(0) };
  for (const [index, hit] of hits.entries()) {
    if (hit === undefined) continue;
    const from = Math.max(0, Math.min(index - lead, words.length - snippetLength));
    const count = countDifferent(from);
    if (count > best.count) best = { from, count };
  }
  const part = words.slice(best.from, best.from + snippetLength).join(' ');
  const [start, end] = [best.from > 0 ? '… ' : '', best.from + snippetLength < words.length ? ' …' : ''];
  return highlight(`${start}${part}${end}`, found);
}
