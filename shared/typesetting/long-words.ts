/** Adds break opportunities to words that are wider than their column and would run off the page. */

const zeroWidthSpace = '\u200b';
/**
 * Matches text without spaces. East Asian characters are excluded, because lines can break anywhere between them, and
 * Thai ones, because Typst finds the words of a Thai sentence, which have no spaces between them.
 */
const stretch = /[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{8,}/gu;

/** The width of a character in em, rounded up for all fonts. */
function widthOf(character: string): number {
  if (/[mwMW@%—\p{Extended_Pictographic}]/u.test(character)) return 0.98;
  if (/[\p{Lu}\p{M}]/u.test(character)) return 0.72;
  return /[iljtf.,:;'!|()[\]]/.test(character) ? 0.36 : 0.58;
}

/** Breaks a word after a slash or a hyphen if there is one, otherwise at the end of the line. */
function broken(word: string, widest: number): string {
  let done = '';
  let line = '';
  let width = 0;
  for (const character of word) {
    const own = widthOf(character);
    if (width + own > widest) {
      const natural = Math.max(line.lastIndexOf('/'), line.lastIndexOf('-')) + 1;
      const end = natural > line.length / 3 ? natural : line.length;
      done += line.slice(0, end) + zeroWidthSpace;
      line = line.slice(end);
      width = Array.from(line).reduce((sum, each) => sum + widthOf(each), 0);
    }
    width += own;
    line += character;
  }
  return done + line;
}

/** Adds break opportunities to each word in `text` that would be wider than `widest` em; other text is unchanged. */
export const withBreaks = (text: string, widest: number): string =>
  // No word is wider than about its number of characters in em, which settles most texts.
  text.length * 0.98 <= widest ? text : text.replace(stretch, (word) => broken(word, widest));
