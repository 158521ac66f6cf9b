/** What stands in for the fonts of documents where these are missing: in Word, and on a page until they are loaded. */

export interface FontSubstitute {
  /** A similar font that comes with Word. */
  readonly word: string;
  readonly isSerif: boolean;
  /** Similar fonts of operating systems for a style sheet, the closest first. */
  readonly web: string;
  /**
   * The factor for Word's line spacing with which lines stand about as far apart as on the pages. Lines of Source Sans
   * and Source Serif are naturally far apart, and those of their stand-ins are not, so theirs is in between.
   */
  readonly lineFactor: number;
}

const substitutes: Readonly<Record<string, FontSubstitute>> = {
  Lato: {
    word: 'Calibri',
    isSerif: false,
    web: "Carlito,Calibri,'Helvetica Neue',Arial,sans-serif",
    lineFactor: 1.1,
  },
  'Source Sans 3': {
    word: 'Calibri',
    isSerif: false,
    web: "'Source Sans Pro','Segoe UI',system-ui,sans-serif",
    lineFactor: 0.95,
  },
  'Source Serif 4': {
    word: 'Cambria',
    isSerif: true,
    web: "'Source Serif Pro',Cambria,Georgia,serif",
    lineFactor: 0.95,
  },
  'EB Garamond': {
    word: 'Garamond',
    isSerif: true,
    web: "Garamond,'Iowan Old Style','Palatino Linotype',Georgia,serif",
    lineFactor: 0.96,
  },
  Inter: { word: 'Arial', isSerif: false, web: "system-ui,'Helvetica Neue',Arial,sans-serif", lineFactor: 1.1 },
};

/** The families that have an entry. */
export const substitutedFamilies: readonly string[] = Object.keys(substitutes);

const plain: FontSubstitute = { word: 'Calibri', isSerif: false, web: 'system-ui,sans-serif', lineFactor: 1.05 };

/** Returns what stands in for a family. */
export const substituteOf = (family: string): FontSubstitute => substitutes[family] ?? plain;
