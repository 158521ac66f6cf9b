/**
 * The content of a PDF that is needed to read a résumé: words with their positions. Lengths are points; y points down.
 */

export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** The position of the baseline. */
  readonly y: number;
  /** The size of the font. */
  readonly size: number;
  /** The id of the font, which is independent of its size. */
  readonly font: string;
  /** The target of its link. */
  readonly href: string | null;
}

export interface PageText {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
}
