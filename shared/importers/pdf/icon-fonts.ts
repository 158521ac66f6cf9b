import type { PageText, TextRun } from './page-text.ts';

/** The distance in multiples of the size within which an icon stands before what it marks. */
const near = 1.5;

/** Single signs, except digits and those that documents print as such: bullets, dashes, bars, and punctuation. */
const isSign = (text: string): boolean => /^[^\d•▪‣◦●○■□►➢✓✔·∙–—|/,;:.()+&'"’-]$/u.test(text.trim());

/** Whether something of another font follows a run closely, as an address follows its envelope. */
const marksText = (run: TextRun, runs: readonly TextRun[]): boolean =>
  runs.some(
    (other) =>
      other.font !== run.font &&
      Math.abs(other.y - run.y) < run.size * 0.6 &&
      other.x > run.x &&
      other.x - run.right < near * run.size,
  );

/**
 * Removes icons whose glyphs carry the codes of letters (`k` for a calendar): signs of a font in which the document
 * prints nothing but single signs, each before something else. Bullets and dashes stay.
 */
export function withoutIcons(pages: readonly PageText[]): readonly PageText[] {
  const fonts = new Map<string, boolean>();
  for (const { runs } of pages) {
    for (const run of runs) {
      const isIcon = fonts.get(run.font) !== false && isSign(run.text) && marksText(run, runs);
      fonts.set(run.font, isIcon);
    }
  }
  return pages.map((page) => ({ ...page, runs: page.runs.filter(({ font }) => fonts.get(font) === false) }));
}
