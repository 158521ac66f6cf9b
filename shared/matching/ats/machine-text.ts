import { wordGap } from '../../importers/pdf/lines.ts';
import type { PageText, TextRun } from '../../importers/pdf/page-text.ts';
import { gapBetween, inReadingDirection } from '../../importers/pdf/reading-direction.ts';

const isSameLine = (last: TextRun, next: TextRun): boolean =>
  Math.abs(next.y - last.y) <= 0.4 * Math.min(next.size, last.size);

/** Groups consecutive runs of the file that are on one line. */
export function linesInFile(runs: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const lines: TextRun[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && isSameLine(last, run)) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

function textOf(line: readonly TextRun[]): string {
  let text = '';
  let last: TextRun | undefined;
  for (const run of inReadingDirection(line)) {
    if (last && gapBetween(last, run) > wordGap * run.size) text += ' ';
    text += run.text;
    last = run;
  }
  return text;
}

/**
 * The text of pages in the order of the file, as a simple parser extracts it. Lines of Hebrew and Arabic, which files
 * hold in visual order, are reversed as such parsers do.
 */
export const machineText = (pages: readonly PageText[]): string =>
  pages.map(({ runs }) => linesInFile(runs).map(textOf).join('\n')).join('\n\n');
