/**
 * The design of a résumé. Every field except template and paper may be missing, in which case the template's default
 * applies, so that documents from before these choices existed keep their look.
 */

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** Pairs of fonts for headings and text; shared/typesetting/fonts.ts names their files. */
export const fontPairs = ['lato', 'source-sans', 'source-serif', 'garamond', 'inter'] as const;
export type FontPair = (typeof fontPairs)[number];

/** The date formats `Dec 2013`, `December 2013`, `12/2013`, and `2013`, each in the document's language. */
export const dateFormats = ['short', 'long', 'numeric', 'year'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** A number that is chosen in steps between two limits, both included. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** The font size in points. */
export const textSizes: Scale = { least: 8, most: 13, step: 0.5 };
/** The spacing between lines, entries, and sections, in percent of the template's own. */
export const spacings: Scale = { least: 70, most: 140, step: 5 };
/** The left and right margins in millimeters; the top and bottom margins follow in the template's proportion. */
export const margins: Scale = { least: 10, most: 32, step: 1 };

/** Whether a value lies within a scale and on one of its steps. */
export const isOnScale = (value: number, { least, most, step }: Scale): boolean =>
  value >= least && value <= most && Number.isInteger((value - least) / step);

/** The design of a composed document. The other choices have already become text or a picture. */
export interface ComposedDesign {
  /** The name of a template in shared/typesetting. */
  readonly template: string;
  readonly paper: Paper;
  /** Any color as `#rrggbb`. Where it is used for text, it is darkened until it is readable (`accent.ts`). */
  readonly accent?: string;
  readonly fonts?: FontPair;
  /** A value of the scale `textSizes`. */
  readonly textSize?: number;
  /** A value of the scale `spacings`. */
  readonly spacing?: number;
  /** A value of the scale `margins`. */
  readonly margins?: number;
  /**
   * Whether quotes, dashes, and spaces are printed as the language has them (docs/adr/0050). New documents have it;
   * those from before it existed print what was typed.
   */
  readonly smartPunctuation?: boolean;
}

export interface ResumeDesign extends ComposedDesign {
  readonly dateFormat?: DateFormat;
  /** Whether the page shows the profile's headshot, in templates that have room for it. */
  readonly headshot?: boolean;
}

/**
 * Whether a path (`/headshots/….jpg`) names a headshot that this site stores. A picture elsewhere, such as a partner's,
 * is never fetched for a page.
 */
export const isHeadshotPath = (path: string): boolean => /^\/headshots\/[\w-]{22}\.jpg$/.test(path);
