/** What a PDF says, as far as reading a résumé needs it: words with their places. Lengths are points, y grows downward. */

export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Of the baseline. */
  readonly y: number;
  /** Height of the font. */
  readonly size: number;
  /** Id of the font: the same font at another size has the same id. */
  readonly font: string;
  /** Where a click on it leads. */
  readonly href: string | null;
}

export interface PageText {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
}
