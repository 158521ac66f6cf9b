import { bulletStart } from './bullet-start.ts';
import type { Line } from './lines.ts';
import type { TextRun } from './page-text.ts';

/** The usual typography of a document, from which emphasized text differs. */
export interface Typography {
  /** The font of most of the text. */
  readonly font: string;
  readonly size: number;
  /** The usual distance between two lines of a paragraph, in multiples of the font size. */
  readonly pitch: number;
  /**
   * Whether lines of text end at one edge. Programs that hyphenate words justify the text as well, so in other documents
   * a hyphen at the end of a line is one of its word: `petabyte-scale`.
   */
  readonly isJustified: boolean;
}

/** Whether most lines that nearly reach the edge of their column reach it. Documents without such lines may be. */
function isJustified(lines: readonly Line[]): boolean {
  const long = lines.filter(
    ({ cells, right, column }) => cells.length === 1 && right > column.right - 0.15 * (column.right - column.left),
  );
  const flush = long.filter(({ right, size, column }) => right > column.right - 0.15 * size);
  return flush.length >= long.length / 2;
}

/** The key with the largest total weight. */
function heaviest<Key>(pairs: Iterable<readonly [Key, number]>): Key | undefined {
  const weights = new Map<Key, number>();
  for (const [key, weight] of pairs) weights.set(key, (weights.get(key) ?? 0) + weight);
  return [...weights].reduce<readonly [Key, number] | undefined>(
    (best, each) => (best === undefined || each[1] > best[1] ? each : best),
    undefined,
  )?.[0];
}

/** Determines the usual font, size, line distance, and alignment of a document. */
export function typographyOf(lines: readonly Line[]): Typography {
  const runs = lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.runs));
  // In a document with little text, more words may be emphasized than not. Running text shows which font is the usual one.
  const text = lines.filter(
    (line) => line.text.length > 75 || bulletStart.test(line.text) || /\p{L}{3}[.;]$/u.test(line.text),
  );
  // A text may be one run with its bullet, in the bullet's font, which nothing else is set in.
  const ofOthers = new Set(runs.filter((run) => !bulletStart.test(run.text)).map((run) => run.font));
  const ofText = text
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.runs))
    .filter((run) => ofOthers.has(run.font));
  const usual = ofText.length > 0 ? ofText : runs;
  const weighed = <Key>(key: (run: TextRun) => Key) => usual.map((run) => [key(run), run.text.length] as const);
  const font = heaviest(weighed((run) => run.font)) ?? '';
  const size = heaviest(weighed((run) => Math.round(run.size * 2) / 2)) ?? 10;
  const pitches = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    const gap = before && before.page === line.page ? (line.y - before.y) / line.size : 0;
    const isText = before !== undefined && Math.abs(before.size - line.size) < 0.3 && before.text.length > 50;
    return isText && gap > 0.9 && gap < 2.2 ? [[Math.round(gap * 50) / 50, 1] as const] : [];
  });
  return { font, size, pitch: heaviest(pitches) ?? 1.3, isJustified: isJustified(lines) };
}

/** Whether a run differs from running text: in another font, or larger. */
export const standsOut = (run: TextRun, { font, size }: Typography): boolean =>
  run.font !== font || run.size > size * 1.06;

/** Whether a line begins with emphasized words that are not just the start of a sentence. */
export function isEmphasised(line: Line, typography: Typography): boolean {
  const runs = line.cells[0]?.runs.filter(({ text }) => /[\p{L}\d]/u.test(text)) ?? [];
  const plain = runs.findIndex((run) => !standsOut(run, typography) || run.size < typography.size * 0.92);
  if (plain < 0) return runs.length > 0;
  const length = (some: typeof runs): number => some.reduce((sum, { text }) => sum + text.length, 0);
  return length(runs.slice(0, plain)) > length(runs) * 0.3;
}

/** Whether a text is set in capitals. */
export const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
