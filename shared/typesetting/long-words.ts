/** Words that are wider than their column would run out of the page: they may break where nothing else can. */

const zeroWidthSpace = '\u200b';
/** What has no space in it. East Asian characters have a place to break everywhere. */
const stretch = /[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{8,}/gu;

/** Widths in em, on the safe side for all our fonts. */
function widthOf(character: string): number {
  if (/[mwMW@%—\p{Extended_Pictographic}]/u.test(character)) return 0.98;
  if (/[\p{Lu}\p{M}]/u.test(character)) return 0.72;
  return /[iljtf.,:;'!|()[\]]/.test(character) ? 0.36 : 0.58;
}

/** After a slash or a hyphen where there is one, else wherever the line ends. */
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

/** `text` with places to break in each stretch that would be wider than `widest` em; as it is where there is none. */
export const withBreaks = (text: string, widest: number): string =>
  // No stretch is wider than its number of characters, or nearly so: most texts are done here.
  text.length * 0.98 <= widest ? text : text.replace(stretch, (word) => broken(word, widest));
