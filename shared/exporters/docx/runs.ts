/** Converts typed text into paragraphs and runs. */
import { Paragraph, type IParagraphOptions, type IRunOptions, TextRun } from 'docx';
import { isRightToLeft } from './text-direction.ts';

/** Characters that XML does not allow, not even escaped. */
// eslint-disable-next-line no-control-regex -- these characters are what is looked for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes from a text what XML does not allow. */
export const xmlText = (text: string): string => text.toWellFormed().replace(notInXml, '');

/** The properties of the document that every paragraph needs. */
export interface Sheet {
  /** Whether the document's language is written from right to left. */
  readonly isRightToLeft: boolean;
  /** The width of the text in twentieths of a point, which is where dates end. */
  readonly textWidth: number;
  /** Whether the employer and place of an entry are in italics. */
  readonly areDetailsItalic: boolean;
  /** The style of links in the header. */
  readonly headerLink: string;
  /** The picture beside the name. */
  readonly picture?: DocxPicture | undefined;
}

export interface RunStyle {
  readonly isBold?: boolean;
  /** Whether the text is upright in a paragraph whose style is italic. */
  readonly isUpright?: boolean;
  readonly style?: string;
}

/** Converts typed text into runs, with a line break between its lines. */
export function runsOf(text: string, { isBold = false, isUpright = false, style }: RunStyle = {}): readonly TextRun[] {
  const lines = xmlText(text).split('\n');
  return lines.map((line, index) => {
    const options: IRunOptions = {
      text: line,
      rightToLeft: isRightToLeft(line),
      // The property is left out instead of set to false, which would make headings lose their weight.
      ...(isBold && { bold: true, boldComplexScript: true }),
      ...(isUpright && { italics: false, italicsComplexScript: false }),
      ...(style !== undefined && { style }),
      ...(index > 0 && { break: 1 }),
    };
    return new TextRun(options);
  });
}

/** Creates a paragraph with the writing direction of `text`. */
export const paragraph = ({ isRightToLeft: usual }: Sheet, text: string, options: IParagraphOptions): Paragraph =>
  new Paragraph({ ...options, bidirectional: isRightToLeft(text, usual) });

/** Creates a paragraph of plain text. */
export const plain = (sheet: Sheet, text: string, options: IParagraphOptions = {}): Paragraph =>
  paragraph(sheet, text, { ...options, children: runsOf(text) });

/** Whether a text has content besides white space. */
export const hasText = (text: string): boolean => text.trim() !== '';
/** Creates a paragraph unless the text is blank. */
export const unlessBlank = (text: string, make: (text: string) => Paragraph): readonly Paragraph[] =>
  hasText(text) ? [make(text)] : [];
/** The picture that is shown beside the name. */

export interface DocxPicture {
  /** The bytes of a square JPEG. */
  readonly bytes: Uint8Array;
  /** Alternative text for readers who do not see the picture. */
  readonly alt: string;
}
