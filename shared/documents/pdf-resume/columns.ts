import { isOnlyDates } from './date-ranges.ts';
import { knownHeading } from './heading-words.ts';
import { type Cell, type Line, toLines } from './lines.ts';
import type { PageText } from './page-text.ts';

interface Placed extends Cell {
  readonly y: number;
}

/** Where a page has two columns: what is above `top` goes over the whole width. */
interface Gutter {
  readonly x: number;
  readonly top: number;
}

const characters = (cells: readonly Cell[]): number => cells.reduce((sum, { text }) => sum + text.length, 0);
const share = (cells: readonly Cell[], test: (text: string) => boolean): number =>
  cells.filter(({ text }) => test(text)).length / cells.length;

/** Dates at the right and titles at the left are rows to be read across, and no columns. */
function areColumns(left: readonly Placed[], right: readonly Placed[]): boolean {
  if (left.length < 5 || right.length < 5) return false;
  const all = characters(left) + characters(right);
  if (Math.min(characters(left), characters(right)) < all * 0.12) return false;
  if (share(right, isOnlyDates) > 0.35 || share(left, isOnlyDates) > 0.35) return false;
  if (share(left, (text) => knownHeading(text) !== undefined) > 0.5) return false;
  // Columns have an edge of their own at the left, cells that are set to the right have none.
  const edge = Math.min(...right.map(({ x }) => x));
  return right.filter(({ x }) => x - edge < 24).length > right.length * 0.6;
}

function findGutter({ width, height, runs }: PageText): Gutter | undefined {
  const cells = toLines(runs, 1).flatMap(({ cells: inLine, y }) => inLine.map((cell): Placed => ({ ...cell, y })));
  let best: (Gutter & { readonly room: number }) | undefined;
  for (let x = width * 0.2; x < width * 0.8; x += 4) {
    const crossing = cells.filter((cell) => cell.x < x && cell.right > x);
    const top = Math.max(0, ...crossing.map(({ y }) => y));
    if (top > height * 0.45) continue;
    const below = cells.filter(({ y }) => y > top + 1);
    const left = below.filter((cell) => cell.right <= x);
    const right = below.filter((cell) => cell.x >= x);
    if (!areColumns(left, right)) continue;
    const room = Math.min(...right.map((cell) => cell.x)) - Math.max(...left.map((cell) => cell.right));
    // The longest gutter, and of those the widest.
    const isBetter = best === undefined || top < best.top - 1 || (top < best.top + 1 && room > best.room);
    if (room > 8 && isBetter) best = { x, top, room };
  }
  return best;
}

/** Whether a page has two columns of text. */
export const hasColumns = (page: PageText): boolean => findGutter(page) !== undefined;

/** All lines of a document in the order in which a person reads them; the left column of all pages, then the right one. */
export function inReadingOrder(pages: readonly PageText[]): readonly Line[] {
  const first: Line[] = [];
  const second: Line[] = [];
  pages.forEach((page, index) => {
    const number = index + 1;
    const gutter = findGutter(page);
    if (gutter === undefined) {
      // A page without columns after one with them goes on below both.
      (second.length > 0 ? second : first).push(...toLines(page.runs, number));
      return;
    }
    const above = page.runs.filter(({ y }) => y <= gutter.top + 1);
    const below = page.runs.filter(({ y }) => y > gutter.top + 1);
    first.push(...toLines(above, number));
    first.push(
      ...toLines(
        below.filter(({ x }) => x < gutter.x),
        number,
      ),
    );
    second.push(
      ...toLines(
        below.filter(({ x }) => x >= gutter.x),
        number,
      ),
    );
  });
  return [...first, ...second];
}
