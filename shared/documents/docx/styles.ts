import { type ILevelsOptions, type IStylesOptions, AlignmentType, BorderStyle, LevelFormat } from 'docx';

/** Names that paragraphs refer to; Word shows them as its own Title, Heading 1, Heading 2 and List Bullet. */
export const styleIds = { contacts: 'Contacts', details: 'EntryDetails', listBullet: 'ListBullet' } as const;
export const bulletList = 'bullets';

const ink = '1C2630';
/** 7.3 : 1 on white. */
const muted = '4A5763';
/** Every Word has it, and programs that do not have one of the same widths. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };
/** Twentieths of a point. */
const points = (count: number): number => count * 20;
/** Half points, for letters of every script. */
const size = (count: number) => ({ size: count * 2, sizeComplexScript: count * 2 });
const bold = { bold: true, boldComplexScript: true } as const;

/** A language tag with its region, as Word wants it: `en` → `en-US`. */
function wordLanguage(language: string): string {
  try {
    const { language: base, region } = new Intl.Locale(language).maximize();
    return region === undefined ? base : `${base}-${region}`;
  } catch {
    return 'en-US';
  }
}

interface Look {
  /** BCP 47. */
  readonly language: string;
  /** `RRGGBB`. */
  readonly accent: string;
}

export function stylesOf({ language, accent }: Look): IStylesOptions {
  const tag = wordLanguage(language);
  return {
    default: {
      document: {
        run: { font, color: ink, ...size(10.5), language: { value: tag, eastAsia: tag, bidirectional: tag } },
        paragraph: { spacing: { after: points(4), line: 264 } },
      },
      title: {
        run: { font, color: ink, ...size(25), ...bold },
        paragraph: { spacing: { after: points(2) }, keepNext: true },
      },
      heading1: {
        run: { font, color: accent, ...size(12.5), ...bold },
        paragraph: {
          spacing: { before: points(14), after: points(5) },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent, space: 2 } },
        },
      },
      heading2: {
        run: { font, color: ink, ...size(11), ...bold },
        paragraph: { spacing: { before: points(8), after: points(1) }, keepNext: true },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { ...size(12), color: muted },
        paragraph: { spacing: { after: points(4) } },
      },
      {
        id: styleIds.contacts,
        name: 'Contacts',
        basedOn: 'Normal',
        quickFormat: true,
        run: { color: muted },
        paragraph: { spacing: { after: points(6) } },
      },
      {
        id: styleIds.details,
        name: 'Entry Details',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { color: muted },
        paragraph: { spacing: { after: points(3) } },
      },
      {
        id: styleIds.listBullet,
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        // What is added below a point is a point, too.
        paragraph: { spacing: { after: points(3) }, numbering: { reference: bulletList, level: 0 } },
      },
    ],
  };
}

export const bulletLevels: readonly ILevelsOptions[] = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: 284, hanging: 284 } } },
  },
];
