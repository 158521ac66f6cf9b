/**
 * How a résumé looks. All but template and paper may be missing, in which case the template's own look stands: documents
 * from before there was a choice keep theirs.
 */

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** Fonts of headings and text that go together; shared/typesetting/fonts.ts says which files they are. */
export const fontPairs = ['lato', 'source-sans', 'source-serif', 'garamond', 'inter'] as const;
export type FontPair = (typeof fontPairs)[number];

/** `Dec 2013`, `December 2013`, `12/2013`, `2013`; each in the document's language. */
export const dateFormats = ['short', 'long', 'numeric', 'year'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** A number that is chosen in steps. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** Points. */
export const textSizes: Scale = { least: 8, most: 13, step: 0.5 };
/** Percent of the space that a template leaves between lines, entries and sections. */
export const spacings: Scale = { least: 70, most: 140, step: 5 };
/** Millimetres at the sides of a page; above and below they follow in the template's proportion. */
export const margins: Scale = { least: 10, most: 32, step: 1 };

export const isOnScale = (value: number, { least, most, step }: Scale): boolean =>
  value >= least && value <= most && Number.isInteger((value - least) / step);

/** What a composed document says of its look; the rest has become text or a picture by then. */
export interface ComposedDesign {
  /** Name of a template in shared/typesetting. */
  readonly template: string;
  readonly paper: Paper;
  /** `#rrggbb`, any colour; where text stands in it, it is darkened until it can be read (`accent.ts`). */
  readonly accent?: string;
  readonly fonts?: FontPair;
  /** One of `textSizes`. */
  readonly textSize?: number;
  /** One of `spacings`. */
  readonly spacing?: number;
  /** One of `margins`. */
  readonly margins?: number;
}

export interface ResumeDesign extends ComposedDesign {
  readonly dateFormat?: DateFormat;
  /** Whether the profile's headshot is on the page, in templates that have a place for it. */
  readonly headshot?: boolean;
}
