import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  type IParagraphStylePropertiesOptions,
  ShadingType,
} from 'docx';
import type { DocumentLook } from '../../typesetting/document-look.ts';
import { type DocxColours, line } from './colours.ts';

/** A left edge of three points, for a mark that must not be a character: parsers would read it. */
const markWidth = 24;

/** The formatting of section titles that Word has for the lines and fills of the templates. */
export function titleFormat(
  { title }: DocumentLook,
  { accent, muted, hairline, tint }: DocxColours,
): IParagraphStylePropertiesOptions {
  const fill = (space: number): IBorderOptions => ({ ...line(tint), space });
  switch (title) {
    case 'rule-below':
      return { border: { bottom: { ...line(accent), space: 2 } } };
    case 'rule-above':
      return { border: { top: { ...line(muted), space: 4 } } };
    case 'between-rules':
      return { alignment: AlignmentType.CENTER, border: { bottom: { ...line(hairline), space: 3 } } };
    case 'bar-above':
      return { border: { top: { style: BorderStyle.SINGLE, size: 8, color: accent, space: 4 } } };
    case 'mark-before':
      return { border: { left: { style: BorderStyle.SINGLE, size: markWidth, color: accent, space: 6 } } };
    case 'filled':
      // Word fills a paragraph up to its borders.
      return {
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: tint },
        border: { top: fill(2), bottom: fill(2), left: fill(4), right: fill(4) },
      };
    case 'plain':
      return {};
  }
}

/** The formatting of the name, headline, and contacts. Equal borders make one band of the three paragraphs. */
export function headerFormat({ header }: DocumentLook, { accent }: DocxColours): IParagraphStylePropertiesOptions {
  switch (header) {
    case 'start':
      return {};
    case 'center':
      return { alignment: AlignmentType.CENTER };
    case 'band': {
      const edge: IBorderOptions = { ...line(accent), space: 8 };
      return {
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: accent },
        border: { top: edge, bottom: edge, left: edge, right: edge },
      };
    }
  }
}

/** The lines around the contacts. A band has none. */
export function contactFormat(look: DocumentLook, colours: DocxColours): IParagraphStylePropertiesOptions {
  const hairline: IBorderOptions = { ...line(colours.hairline), space: 5 };
  const header = headerFormat(look, colours);
  switch (look.contactRules) {
    case 'none':
      return header;
    case 'below':
      return { ...header, border: { bottom: hairline } };
    case 'both':
      return { ...header, border: { top: hairline, bottom: hairline } };
  }
}
