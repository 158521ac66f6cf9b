/**
 * How each template looks where Typst does not draw it: on shared pages and in Word files (decisions.md "Sharing"). It
 * repeats what the template's source says about alignment and titles; a test checks that every template has an entry.
 */

/** What stands around the title of a section. */
export type TitleStyle =
  'rule-below' | 'rule-above' | 'between-rules' | 'bar-above' | 'mark-before' | 'filled' | 'plain';

export interface TemplateLook {
  /** The alignment of the header. `band` is a header at the start, in white on a band of the accent color. */
  readonly header: 'start' | 'center' | 'band';
  readonly isNameBold: boolean;
  readonly nameColour: 'ink' | 'accent';
  readonly isHeadlineItalic: boolean;
  /** The lines above and below the row of contacts. */
  readonly contactRules: 'none' | 'both' | 'below';
  readonly title: TitleStyle;
  readonly titleColour: 'ink' | 'accent';
  /** The sizes of section titles and of the headline in points, at the template's own text size. */
  readonly titleSize: number;
  readonly headlineSize: number;
  /** Whether the employer and place of an entry are in italics. */
  readonly areDetailsItalic: boolean;
  /** How groups of skills stand: in rows, with their names above, centered, or as tiles. */
  readonly groups: 'rows' | 'stacked' | 'centered' | 'tiles';
}

const usual: TemplateLook = {
  header: 'start',
  isNameBold: true,
  nameColour: 'ink',
  isHeadlineItalic: false,
  contactRules: 'none',
  title: 'plain',
  titleColour: 'accent',
  titleSize: 11.5,
  headlineSize: 12,
  areDetailsItalic: false,
  groups: 'rows',
};

const looks: Readonly<Record<string, Partial<TemplateLook>>> = {
  classic: { title: 'rule-below' },
  centered: {
    header: 'center',
    isNameBold: false,
    isHeadlineItalic: true,
    headlineSize: 11.5,
    contactRules: 'both',
    title: 'between-rules',
    titleSize: 10.5,
    areDetailsItalic: true,
    groups: 'centered',
  },
  sidebar: { groups: 'stacked' },
  margin: {
    nameColour: 'accent',
    contactRules: 'below',
    title: 'bar-above',
    titleColour: 'ink',
    titleSize: 11,
    groups: 'stacked',
  },
  timeline: { title: 'mark-before', titleSize: 12 },
  band: { header: 'band', title: 'filled', titleSize: 11, headlineSize: 12.5, groups: 'tiles' },
  academic: {
    isNameBold: false,
    isHeadlineItalic: true,
    headlineSize: 11.5,
    title: 'rule-above',
    areDetailsItalic: true,
  },
  compact: { title: 'rule-below', titleSize: 9.5, headlineSize: 10.5 },
};

/** The names of the templates that have an entry. */
export const describedTemplates: readonly string[] = Object.keys(looks);

/** Returns the look of a template by its name. */
export const templateLookOf = (name: string): TemplateLook => ({ ...usual, ...looks[name] });
