/**
 * The fonts of every document: the same files in the same order wherever pages are made, since the order decides which
 * file a character is taken from, and engines whose fonts differ would draw different pages.
 */

export type FontStyle = 'regular' | 'bold' | 'italic' | 'bold-italic';

export interface FontFile {
  readonly family: string;
  readonly style: FontStyle;
  /** Module specifier of the TrueType file. */
  readonly file: string;
}

const lato = (style: FontStyle, name: string): FontFile => ({
  family: 'Lato',
  style,
  file: `@expo-google-fonts/lato/${name}.ttf`,
});
const notoSans = (style: FontStyle, name: string): FontFile => ({
  family: 'Noto Sans',
  style,
  file: `@expo-google-fonts/noto-sans/${name}.ttf`,
});

/** Lato for what it has (Western and Central European), Noto Sans for the rest of Latin, Greek, Cyrillic and Devanagari. */
export const fontFiles: readonly FontFile[] = [
  lato('regular', '400Regular/Lato_400Regular'),
  lato('bold', '700Bold/Lato_700Bold'),
  lato('italic', '400Regular_Italic/Lato_400Regular_Italic'),
  lato('bold-italic', '700Bold_Italic/Lato_700Bold_Italic'),
  notoSans('regular', '400Regular/NotoSans_400Regular'),
  notoSans('bold', '700Bold/NotoSans_700Bold'),
  notoSans('italic', '400Regular_Italic/NotoSans_400Regular_Italic'),
  notoSans('bold-italic', '700Bold_Italic/NotoSans_700Bold_Italic'),
];

/** The families in the order in which a character is looked for. */
export const fontFamilies: readonly string[] = [...new Set(fontFiles.map(({ family }) => family))];
