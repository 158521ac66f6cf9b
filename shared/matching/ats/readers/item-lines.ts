/** Lines as a simple parser sees them: pieces of text in the order of the file, with nothing known about columns. */
import { knownHeading } from '../../../importers/pdf/heading-words.ts';
import type { PageText, TextRun } from '../../../importers/pdf/page-text.ts';
import { linesInFile } from '../machine-text.ts';

export interface Item {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** Whether it is in a font of headings. Files do not say which fonts are bold. */
  readonly isEmphasised: boolean;
}
export type ItemLine = readonly Item[];

/** The font in which most of the text is set. */
function usualFont(runs: readonly TextRun[]): string {
  const lengths = new Map<string, number>();
  for (const { font, text } of runs) lengths.set(font, (lengths.get(font) ?? 0) + text.length);
  return [...lengths].reduce<readonly [string, number]>((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0];
}

/** The fonts of lines that are headings by their words; without any, all but the usual one. */
function headingFonts(runs: readonly TextRun[], lines: readonly (readonly TextRun[])[]): ReadonlySet<string> {
  const usual = usualFont(runs);
  const found = lines.flatMap(([first, ...others]) =>
    first !== undefined && others.length === 0 && first.font !== usual && knownHeading(first.text) !== undefined
      ? [first.font]
      : [],
  );
  return new Set(found.length > 0 ? found : runs.map(({ font }) => font).filter((font) => font !== usual));
}

/** The width of a character on average. */
function usualWidth(runs: readonly TextRun[]): number {
  const width = runs.reduce((sum, run) => sum + run.right - run.x, 0);
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  return length === 0 ? 0 : width / length;
}

/** Joins pieces that are closer than a character, because programs write words in several pieces. */
function joinClose(items: readonly Item[], width: number): ItemLine {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last === undefined || item.x - last.right > width) {
      joined.push(item);
      continue;
    }
    const isNewWord = /[:,|.•]$/.test(last.text) && !item.text.startsWith(' ');
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text}${isNewWord ? ' ' : ''}${item.text}`,
      right: item.right,
    };
  }
  return joined;
}

/**
 * Returns the lines of all pages as one flow. Nothing ends the last line of a page, so it goes on with the first of the
 * next.
 */
export function itemLines(pages: readonly PageText[]): readonly ItemLine[] {
  const runs = pages.flatMap((page) => page.runs);
  const width = usualWidth(runs);
  const lines: TextRun[][] = [];
  for (const page of pages) {
    const [first, ...others] = linesInFile(page.runs).map((line) => [...line]);
    if (first === undefined) continue;
    const last = lines.at(-1);
    if (last === undefined) lines.push(first);
    else last.push(...first);
    lines.push(...others);
  }
  const emphasised = headingFonts(runs, lines);
  return lines.map((line) =>
    joinClose(
      line.map((run) => ({ ...run, text: run.text.trim(), isEmphasised: emphasised.has(run.font) })),
      width,
    ).filter(({ text }) => text !== ''),
  );
}
