/**
 * Finds the text of the document that each run of words on the pages belongs to. Templates and the engine record
 * nothing about this: the pages hold their words in reading order, so equal words are distinguished by their neighbors.
 */

/**
 * Normalizes a text to its words: zero-width spaces let long words break, templates may print in capitals, and quotes,
 * dashes, and spaces may be printed in other characters than were typed (docs/adr/0050).
 */
export const plain = (text: string): string =>
  text
    .replace(/[\u200b\u2060\u00ad]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The number of neighboring runs that are compared on either side. */
const reach = 4;

/**
 * Returns for each run the index of its text in `texts`, or -1 for a run without one, such as a bullet or a page
 * number.
 */
export function matchRuns(runs: readonly string[], texts: readonly string[]): readonly number[] {
  const plainTexts = texts.map(plain);
  const byWord = new Map<string, number[]>();
  plainTexts.forEach((text, index) => {
    for (const word of new Set(wordsOf(text))) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  });
  const candidates = runs.map((run) => {
    const text = plain(run);
    const words = wordsOf(text);
    // A word at either end of a run may be part of a longer word that breaks across two lines.
    const rarest = words
      .map((word) => byWord.get(word) ?? [])
      .filter((found) => found.length > 0)
      .sort((one, other) => one.length - other.length)[0];
    return words.length === 0 ? [] : (rarest ?? []).filter((index) => plainTexts[index]?.includes(text));
  });
  const sure = candidates.map((found) => (found.length === 1 ? (found[0] ?? -1) : -1));
  return candidates.map((found, at) => {
    if (found.length < 2) return found[0] ?? -1;
    const near = sure.slice(Math.max(0, at - reach), at + reach + 1).filter((index) => index !== -1);
    const distance = (index: number): number => near.reduce((sum, other) => sum + Math.abs(other - index), 0);
    return found.reduce((best, index) => (distance(index) < distance(best) ? index : best));
  });
}
