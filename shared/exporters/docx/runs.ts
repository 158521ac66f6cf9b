/** Typed text as paragraphs and runs. */
import { Paragraph, type IParagraphOptions, type IRunOptions, TextRun } from 'docx';
import { isRightToLeft } from './text-direction.ts';
import { xmlText } from './xml-text.ts';

/** What every paragraph has to know. */
export interface Sheet {
  /** Whether the document's language is written from right to left. */
  readonly isRightToLeft: boolean;
  /** Width of the text in twentieths of a point: where dates end. */
  readonly textWidth: number;
  /** Stands beside the name. */
  readonly picture?: DocxPicture | undefined;
}

export interface RunLook {
  readonly isBold?: boolean;
  readonly style?: string;
}

/** Typed text as runs: a line of its own for each of its lines. */
export function runsOf(text: string, { isBold = false, style }: RunLook = {}): readonly TextRun[] {
  const lines = xmlText(text).split('\n');
  return lines.map((line, index) => {
    const options: IRunOptions = {
      text: line,
      rightToLeft: isRightToLeft(line),
      // Unset, not false: that would take the weight from a heading.
      ...(isBold && { bold: true, boldComplexScript: true }),
      ...(style !== undefined && { style }),
      ...(index > 0 && { break: 1 }),
    };
    return new TextRun(options);
  });
}

/** A paragraph that reads as the letters of `text` do. */
export const paragraph = ({ isRightToLeft: usual }: Sheet, text: string, options: IParagraphOptions): Paragraph =>
  new Paragraph({ ...options, bidirectional: isRightToLeft(text, usual) });

export const plain = (sheet: Sheet, text: string, options: IParagraphOptions = {}): Paragraph =>
  paragraph(sheet, text, { ...options, children: runsOf(text) });

export const says = (text: string): boolean => text.trim() !== '';
export const unlessBlank = (text: string, make: (text: string) => Paragraph): readonly Paragraph[] =>
  says(text) ? [make(text)] : [];
/** What stands beside the name. */

export interface DocxPicture {
  /** Of a square JPEG. */
  readonly bytes: Uint8Array;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}
