import type { Highlighted } from '../job-search.ts';
import { searchText } from '../search-text.ts';

/** Words with the signs that hold them together: `full-stack`, `C++`, `.NET`. */
const wordPattern = /[.\p{L}\p{N}][\p{L}\p{N}\p{M}.+#'’-]*/gu;

/** Each word of a text as the search knows it, which may be several. */
export const foldedWords = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(wordPattern)].map(([word]) => searchText(word)));

/** Cuts a line where what was found begins and ends. `found` are words as `foldedWords` gives them. */
export function highlighted(line: string, found: ReadonlySet<string>): readonly Highlighted[] {
  const pieces: Highlighted[] = [];
  let from = 0;
  const add = (text: string, matched: boolean): void => {
    const last = pieces.at(-1);
    // Neighbours that were found are shown as one.
    if (last && matched && last.matched) pieces[pieces.length - 1] = { text: last.text + text, matched };
    else if (text !== '') pieces.push({ text, matched });
  };
  for (const { 0: word, index } of line.matchAll(wordPattern)) {
    if (!found.has(searchText(word))) continue;
    const between = line.slice(from, index);
    const joins = pieces.at(-1)?.matched === true && between === ' ';
    add(between, joins);
    // A full stop at the end belongs to the sentence.
    const end = /[.'’-]+$/.exec(word)?.[0] ?? '';
    add(word.slice(0, word.length - end.length), true);
    from = index + word.length - end.length;
  }
  add(line.slice(from), false);
  return pieces;
}

/** Words of a snippet, and of those before the first that was found. */
const snippetLength = 34;
const lead = 6;

/** The part of a text in which the most different words were found; its beginning where none was. */
export function snippetOf(text: string, found: ReadonlySet<string>): readonly Highlighted[] {
  const line = text
    .replace(/\s*•\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = line.split(' ');
  const hits = words.map((word) => {
    const folded = searchText(word);
    return found.has(folded) ? folded : undefined;
  });
  const different = (from: number): number =>
    new Set(hits.slice(from, from + snippetLength).filter((hit) => hit !== undefined)).size;
  let best = { from: 0, count: different(0) };
  for (const [index, hit] of hits.entries()) {
    if (hit === undefined) continue;
    const from = Math.max(0, Math.min(index - lead, words.length - snippetLength));
    const count = different(from);
    if (count > best.count) best = { from, count };
  }
  const part = words.slice(best.from, best.from + snippetLength).join(' ');
  const [start, end] = [best.from > 0 ? '… ' : '', best.from + snippetLength < words.length ? ' …' : ''];
  return highlighted(`${start}${part}${end}`, found);
}
