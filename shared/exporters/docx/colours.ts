import { BorderStyle, type IBorderOptions } from 'docx';
import type { DocumentLook } from '../../typesetting/document-look.ts';

/** The colors of a file as Word writes them, `RRGGBB`. */
export interface DocxColours {
  readonly ink: string;
  /** A muted color with a contrast of 7.3 : 1 on white. */
  readonly muted: string;
  readonly hairline: string;
  readonly accent: string;
  readonly tint: string;
  readonly onTint: string;
}

const wordColour = (colour: string): string => colour.slice(1).toUpperCase();

/** Returns the colors of the pages (templates/common/setup.typ) for a document. */
export const coloursOf = ({ accent, tint, onTint }: DocumentLook): DocxColours => ({
  ink: '1C2630',
  muted: '4A5763',
  hairline: 'C9D3DA',
  accent: wordColour(accent),
  tint: wordColour(tint),
  onTint: wordColour(onTint),
});

/** A line of three quarters of a point. */
export const line = (color: string): IBorderOptions => ({ style: BorderStyle.SINGLE, size: 6, color });
