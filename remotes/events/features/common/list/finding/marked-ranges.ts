import { plainText } from '@shared/lists';

/** A range of characters with an exclusive end, as in `slice`. */
export type TextRange = readonly [start: number, end: number];

/** Returns the ranges of words (from `wordsOf`) in the original text, in order and merged where they touch. */
export function markedRanges(text: string, words: readonly string[]): readonly TextRange[] {
  const whole = plainText(text);
  const found = words.filter((word) => whole.includes(word));
  if (found.length === 0) return [];
  const { plain, places } = withPlaces(text);
  const ranges = found.flatMap((word) => occurrences(plain, word).map((at) => rangeAt(places, at, word.length)));
  return joined(ranges.toSorted(([one], [other]) => one - other));
}

/** Returns the normalized text and, for each of its characters, the range in the original text it comes from. */
function withPlaces(text: string): { readonly plain: string; readonly places: readonly TextRange[] } {
  let plain = '';
  const places: TextRange[] = [];
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const folded = plainText(letter);
    const last = places.at(-1);
    // A combining accent belongs to the letter before it.
    if (folded === '' && last !== undefined) places[places.length - 1] = [last[0], end];
    for (let index = 0; index < folded.length; index += 1) places.push([at, end]);
    plain += folded;
    at = end;
  }
  return { plain, places };
}

function occurrences(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

const rangeAt = (places: readonly TextRange[], at: number, length: number): TextRange => [
  places[at]?.[0] ?? 0,
  places[at + length - 1]?.[1] ?? 0,
];

function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const result: TextRange[] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

/** How many characters of a text are shown before the match. */
const before = 40;
const longest = 160;

/** Returns the part of a long text around the first match, starting at the beginning of a word. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = markedRanges(text, words);
  if (text.length <= longest || first === undefined) return text;
  const from = Math.max(0, first[0] - before);
  const start = from === 0 ? 0 : Math.min(first[0], text.indexOf(' ', from) + 1 || from);
  const cut = text.slice(start, start + longest).trimEnd();
  return `${start > 0 ? '…' : ''}${cut}${start + longest < text.length ? '…' : ''}`;
}
