import type { ComposedDocument } from '../documents/composed-document.ts';
import { readableColour, tintOf } from '../documents/design/accent.ts';
import type { ComposedDesign, FontPair } from '../documents/design/resume-design.ts';
import { pairOf } from './fonts.ts';
import { printedText } from './printed-text.ts';
import { isVietnamese } from './scripts.ts';
import { type TemplateLook, templateLookOf } from './template-look.ts';
import { letterTextSize, type Template, templateOf } from './templates.ts';

const standardAccent = '#207C9D';
/** The share of the accent color in a tint of it. */
export const tintShare = 0.08;

/** Returns the fonts in which a text is set: those of the design, or of its template. */
export function fontPairOf({ fonts, template }: ComposedDesign, text: string): FontPair {
  const pair = fonts ?? templateOf(template).fonts;
  // Lato lacks half of the Vietnamese letters, so nearly every word would mix two fonts.
  return pair === 'lato' && isVietnamese(text) ? 'source-sans' : pair;
}

/** Returns the accent color of a design, `#rrggbb`, which is readable on white, as is white on it. */
export const accentOf = ({ accent }: ComposedDesign): string => readableColour(accent ?? standardAccent);

/** What the design of a document comes to, with the template's defaults for what it leaves out. */
export interface DocumentLook extends TemplateLook {
  readonly template: Template;
  /** The font families of titles and of text, as their files name them. */
  readonly headingFamily: string;
  readonly textFamily: string;
  /** The accent color, a light tint of it, and the accent darkened until it is readable on that tint. */
  readonly accent: string;
  readonly tint: string;
  readonly onTint: string;
  /** The text size in points. */
  readonly textSize: number;
  /** The factor between the template's own sizes and those of the document. */
  readonly scale: number;
  /** The factor for the template's own distances. */
  readonly spacing: number;
  /** The side margins in millimeters. */
  readonly sideMargin: number;
}

/** Returns how a document looks on its pages, for outputs that Typst does not draw. */
export function documentLookOf(document: ComposedDocument): DocumentLook {
  const { design } = document;
  const template = templateOf(design.template);
  const pair = pairOf(fontPairOf(design, printedText(document)));
  const accent = accentOf(design);
  const tint = tintOf(accent, tintShare);
  const scale = ((design.textSize ?? template.textSize) / template.textSize) * pair.scale;
  return {
    ...templateLookOf(template.name),
    template,
    headingFamily: pair.heading,
    textFamily: pair.text,
    accent,
    tint,
    onTint: readableColour(accent, tint),
    textSize: (document.kind === 'letter' ? letterTextSize : template.textSize) * scale,
    scale,
    spacing: (design.spacing ?? 100) / 100,
    sideMargin: design.margins ?? template.sideMargin,
  };
}
