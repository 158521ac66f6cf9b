import type { TextRun } from './page-text.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const other = /[\p{L}\p{N}]/u;

/**
 * The number of letters in a text. Digits are ignored, because they follow the direction of the letters around them.
 */
const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

type Direction = 'right-to-left' | 'left-to-right' | 'neither';

const directionOf = ({ text }: TextRun): Direction => {
  if (rightToLeft.test(text)) return 'right-to-left';
  return other.test(text) ? 'left-to-right' : 'neither';
};

/**
 * Sorts the runs of a line, given from left to right, into reading order. A line of mostly Hebrew or Arabic is read
 * from right to left, with names in other scripts from left to right; this reverses what Unicode's bidirectional
 * algorithm did when the line was set.
 */
export function inReadingDirection(runs: readonly TextRun[]): readonly TextRun[] {
  const directions = runs.map(directionOf);
  const letters = (wanted: Direction): number =>
    runs.reduce((sum, { text }, index) => sum + (directions[index] === wanted ? lettersIn(text) : 0), 0);
  if (letters('right-to-left') <= letters('left-to-right')) return runs;
  const read: TextRun[] = [];
  /** Runs in other scripts, which are read from left to right. */
  let stretch: TextRun[] = [];
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const run = runs[index];
    if (run === undefined) continue;
    if (directions[index] === 'left-to-right') stretch.unshift(run);
    else if (directions[index] === 'neither' && stretch.length > 0 && directions[index - 1] === 'left-to-right') {
      stretch.unshift(run);
    } else {
      read.push(...stretch, run);
      stretch = [];
    }
  }
  return [...read, ...stretch];
}

/** The distance between two consecutive runs of a line, in either direction. */
export const gapBetween = (last: TextRun, next: TextRun): number =>
  next.x >= last.x ? next.x - last.right : last.x - next.right;
