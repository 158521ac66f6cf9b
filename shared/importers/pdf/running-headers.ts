import type { PageText, TextRun } from './page-text.ts';

/** The shares of a page's height that headers and footers occupy. */
const topBand = 0.07;
const bottomBand = 0.08;
const pageNumber = /^(?:page )?\d{1,2}(?: ?(?:\/|of|\|) ?\d{1,2})?$/i;

const inBand = (page: PageText, { y }: TextRun): boolean =>
  y < page.height * topBand || y > page.height * (1 - bottomBand);

/** The rows in the header and footer, without digits, so that `1 / 2` and `2 / 2` compare equal. */
function rowsInBands(page: PageText): ReadonlyMap<number, string> {
  const rows = new Map<number, string>();
  for (const run of page.runs.filter((each) => inBand(page, each))) {
    const y = Math.round(run.y);
    rows.set(y, `${rows.get(y) ?? ''}${run.text.trim()} `);
  }
  return rows;
}
const withoutDigits = (text: string): string => text.replace(/\d+/g, '#').trim();

/** Removes what repeats at the edges of pages: page numbers, and the name on each page. */
export function removeRunningHeaders(pages: readonly PageText[]): readonly PageText[] {
  const bands = pages.map(rowsInBands);
  const seen = new Map<string, number>();
  for (const band of bands) {
    for (const row of new Set([...band.values()].map(withoutDigits))) seen.set(row, (seen.get(row) ?? 0) + 1);
  }
  return pages.map((page, index) => {
    const isFurniture = (run: TextRun): boolean => {
      const row = inBand(page, run) ? bands[index]?.get(Math.round(run.y))?.trim() : undefined;
      if (row === undefined) return false;
      return pageNumber.test(row) || (pages.length > 1 && (seen.get(withoutDigits(row)) ?? 0) > 1);
    };
    return { ...page, runs: page.runs.filter((run) => !isFurniture(run)) };
  });
}
