import { plainText } from '@shared/lists';

/** From the first character to behind the last, as `slice` counts. */
export type TextRange = readonly [start: number, end: number];

/** Where words (made by `wordsOf`) stand in a text as it is written: in order, and joined where they touch. */
export function markedRanges(text: string, words: readonly string[]): readonly TextRange[] {
  const whole = plainText(text);
  const found = words.filter((word) => whole.includes(word));
  if (found.length === 0) return [];
  const { plain, places } = withPlaces(text);
  const ranges = found.flatMap((word) => occurrences(plain, word).map((at) => rangeAt(places, at, word.length)));
  return joined(ranges.toSorted(([one], [other]) => one - other));
}

/** The plain text, and for each of its characters which part of the written text it comes from. */
function withPlaces(text: string): { readonly plain: string; readonly places: readonly TextRange[] } {
  let plain = '';
  const places: TextRange[] = [];
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const folded = plainText(letter);
    const last = places.at(-1);
    // An accent that is written apart belongs to the letter before it.
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

/** Characters of a text that are shown before what was found in it. */
const before = 40;
const longest = 160;

/** The part of a long text around the first word that was found, from a word's beginning. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = markedRanges(text, words);
  if (text.length <= longest || first === undefined) return text;
  const from = Math.max(0, first[0] - before);
  const start = from === 0 ? 0 : Math.min(first[0], text.indexOf(' ', from) + 1 || from);
  const cut = text.slice(start, start + longest).trimEnd();
  return `${start > 0 ? '…' : ''}${cut}${start + longest < text.length ? '…' : ''}`;
}
