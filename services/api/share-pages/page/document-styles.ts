import { readableOnDark, tintOf } from '../../../../shared/documents/design/accent.ts';
import type { ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import { type DocumentLook, documentLookOf } from '../../../../shared/typesetting/document-look.ts';
import { substituteOf } from '../../../../shared/typesetting/font-substitutes.ts';
import { printedText } from '../../../../shared/typesetting/printed-text.ts';
import type { WebFont } from '../../../../shared/typesetting/web-fonts.ts';
import { documentFonts } from './document-fonts.ts';

/** The paper of a document in the dark color scheme, as `sheet-styles.ts` colors it. */
export const darkPaper = '#16252e';
/** The share of the accent color in a tint of dark paper; it must be larger than on white to be seen. */
const darkTintShare = 0.16;
/** The contrast of the accent on dark paper: more than is required, or titles look fainter than the text below them. */
const darkContrast = 6;

const stackOf = (family: string): string => `'${family}',${substituteOf(family).web}`;
const rounded = (factor: number): string => String(Number(factor.toFixed(3)));

const rule = (selector: string, variables: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** The design of a document as variables of its sheet. The accent is readable on the paper of both color schemes. */
function variablesOf(kind: ComposedDocument['kind'], look: DocumentLook): string {
  const { accent, tint, onTint, template, titleSize, headlineSize } = look;
  const inEms = (points: number): string => `${rounded(points / template.textSize)}em`;
  const darkAccent = readableOnDark(accent, darkPaper, darkContrast);
  const darkTint = tintOf(darkAccent, darkTintShare, darkPaper);
  const shared = {
    titles: stackOf(look.headingFamily),
    text: stackOf(look.textFamily),
    size: rounded(look.scale),
    gap: rounded(look.spacing),
    'name-size': inEms(template.nameSize),
    'title-size': inEms(titleSize),
    'headline-size': inEms(headlineSize),
    band: accent,
  };
  const dark = {
    accent: darkAccent,
    tint: darkTint,
    'on-tint': readableOnDark(darkAccent, darkTint, darkContrast),
  };
  const selector = `.look-${kind}`;
  return (
    rule(selector, { ...shared, accent, tint, 'on-tint': onTint }) +
    `@media screen and (prefers-color-scheme:dark){${rule(selector, dark)}}`
  );
}

/** The classes of a sheet that say how its template looks (`sheet-styles.ts`). */
export function lookClassesOf(document: ComposedDocument): string {
  const look = documentLookOf(document);
  const choices: readonly (readonly [name: string, isChosen: boolean])[] = [
    ['light-name', !look.isNameBold],
    ['accent-name', look.nameColour === 'accent'],
    ['italic-headline', look.isHeadlineItalic],
    ['ink-titles', look.titleColour === 'ink'],
    ['italic-details', look.areDetailsItalic],
    ['side-first', look.template.name === 'sidebar'],
  ];
  return [
    `look-${document.kind}`,
    `header-${look.header}`,
    `contacts-${look.contactRules}`,
    `title-${look.title}`,
    `groups-${look.groups}`,
    ...choices.flatMap(([name, isChosen]) => (isChosen ? [name] : [])),
  ].join(' ');
}

/** What a page needs to show documents in their design. */
export interface DocumentStyles {
  readonly styles: string;
  /** The addresses of the fonts that the first paint needs. */
  readonly preload: readonly string[];
}

/** Returns the style sheet for the designs of documents; the first one is the one that is seen first. */
export function documentStyles(documents: readonly ComposedDocument[], fonts: readonly WebFont[]): DocumentStyles {
  const looks = documents.map((document) => ({ kind: document.kind, look: documentLookOf(document) }));
  const text = documents.map(printedText).join('');
  const { faces, preload } = documentFonts(
    fonts,
    looks.map(({ look }) => look),
    text,
  );
  return { styles: faces + looks.map(({ kind, look }) => variablesOf(kind, look)).join(''), preload };
}
