import { type ILevelsOptions, type IStylesOptions, AlignmentType, LevelFormat, LineRuleType } from 'docx';
import type { DocumentLook } from '../../typesetting/document-look.ts';
import { substituteOf } from '../../typesetting/font-substitutes.ts';
import { coloursOf } from './colours.ts';
import { isWrittenRightToLeft } from './text-direction.ts';
import { contactFormat, headerFormat, titleFormat } from './title-format.ts';

/**
 * The ids of styles that paragraphs refer to; Word shows them as its own Title, Heading 1, Heading 2, and List Bullet.
 */
export const styleIds = {
  contacts: 'Contacts',
  details: 'EntryDetails',
  group: 'SkillGroup',
  headerLink: 'HeaderLink',
  hyperlink: 'Hyperlink',
  listBullet: 'ListBullet',
  letterText: 'LetterText',
} as const;
export const bulletList = 'bullets';

/** The font for letters of scripts that are written from right to left or joined. */
const complexScriptFont = 'Arial';
const white = 'FFFFFF';
/** Line spacing as a factor of single spacing. LibreOffice crops large letters if the rule is left out. */
const lines = (factor: number) => ({ line: Math.round(factor * 240), lineRule: LineRuleType.AUTO });

/** Converts points to twentieths of a point. */
const points = (count: number): number => Math.round(count * 20);
/** The font size in half points, for letters of every script. */
const size = (count: number) => {
  const half = Math.round(count * 2);
  return { size: half, sizeComplexScript: half };
};
const weight = (isBold: boolean) => ({ bold: isBold, boldComplexScript: isBold });
const slant = (isItalic: boolean) => (isItalic ? ({ italics: true, italicsComplexScript: true } as const) : {});
const fontOf = (family: string) => ({ ascii: family, hAnsi: family, cs: complexScriptFont });

/** Adds a region to a language tag, as Word requires: `en` → `en-US`. */
function wordLanguage(language: string): string {
  try {
    const { language: base, region } = new Intl.Locale(language).maximize();
    return region === undefined ? base : `${base}-${region}`;
  } catch {
    return 'en-US';
  }
}

/**
 * The styles of a document with this look: fonts, colors, sizes, alignment, and titles as on its pages. `language` is a
 * tag (BCP 47).
 */
export function stylesOf(look: DocumentLook, language: string): IStylesOptions {
  const tag = wordLanguage(language);
  const colours = coloursOf(look);
  const { ink, muted, accent, onTint } = colours;
  const isBand = look.header === 'band';
  const nameColour = look.nameColour === 'accent' ? accent : ink;
  const titleColour = look.titleColour === 'ink' ? ink : accent;
  const textFont = fontOf(look.textFamily);
  const headingFont = fontOf(look.headingFamily);
  /** Sizes and distances of the template, as the design scales them. */
  const sized = (count: number) => size(count * look.scale);
  const gap = (count: number): number => points(count * look.scale * look.spacing);
  const lineFactor = substituteOf(look.textFamily).lineFactor * (0.5 + look.spacing / 2);
  return {
    default: {
      document: {
        run: {
          font: textFont,
          color: ink,
          ...size(look.textSize),
          language: { value: tag, eastAsia: tag, bidirectional: tag },
        },
        paragraph: { spacing: { after: gap(3), ...lines(lineFactor) } },
      },
      title: {
        run: {
          font: headingFont,
          color: isBand ? white : nameColour,
          ...sized(look.template.nameSize),
          ...weight(look.isNameBold),
        },
        paragraph: { ...headerFormat(look, colours), spacing: { after: gap(3), ...lines(1) }, keepNext: true },
      },
      heading1: {
        run: {
          font: headingFont,
          color: look.title === 'filled' ? onTint : titleColour,
          ...sized(look.titleSize),
          ...weight(true),
          // Letters of scripts that join them are never set apart.
          ...(look.title === 'between-rules' &&
            !isWrittenRightToLeft(language) && { characterSpacing: points(look.titleSize * look.scale * 0.08) }),
        },
        // Programs find headings by their level, and not by the names of styles.
        paragraph: {
          ...titleFormat(look, colours),
          ...{ spacing: { before: gap(14), after: gap(5) }, keepNext: true, outlineLevel: 0 },
        },
      },
      heading2: {
        run: { font: headingFont, color: ink, ...size(look.textSize * 1.05), ...weight(true) },
        paragraph: { spacing: { before: gap(8), after: gap(1) }, keepNext: true, outlineLevel: 1 },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    characterStyles: isBand
      ? [
          {
            id: styleIds.headerLink,
            name: 'Header Link',
            basedOn: styleIds.hyperlink,
            run: { color: white, underline: {} },
          },
        ]
      : [],
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { ...sized(look.headlineSize), ...slant(look.isHeadlineItalic), color: isBand ? white : muted },
        paragraph: { ...headerFormat(look, colours), spacing: { after: gap(4) } },
      },
      {
        id: styleIds.contacts,
        name: 'Contacts',
        basedOn: 'Normal',
        quickFormat: true,
        run: { color: isBand ? white : muted },
        paragraph: { ...contactFormat(look, colours), spacing: { before: gap(3), after: gap(isBand ? 14 : 8) } },
      },
      {
        id: styleIds.details,
        name: 'Entry Details',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { color: muted, ...slant(look.areDetailsItalic) },
        paragraph: { spacing: { after: gap(2) } },
      },
      {
        id: styleIds.group,
        name: 'Skill Group',
        basedOn: 'Normal',
        quickFormat: true,
        ...(look.groups === 'centered' && { paragraph: { alignment: AlignmentType.CENTER } }),
      },
      {
        id: styleIds.letterText,
        name: 'Letter Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: gap(9) } },
      },
      {
        id: styleIds.listBullet,
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        // A paragraph that the person adds after a bullet becomes a bullet as well.
        paragraph: { spacing: { after: gap(2) }, numbering: { reference: bulletList, level: 0 } },
      },
    ],
  };
}

/** The list of accomplishments, with bullets in the accent color. */
export const bulletLevels = (look: DocumentLook): readonly ILevelsOptions[] => [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.START,
    style: { run: { color: coloursOf(look).accent }, paragraph: { indent: { start: 284, hanging: 284 } } },
  },
];
