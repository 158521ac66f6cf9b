/**
 * The fonts of every document: the same files in the same order wherever pages are made, since the order decides which
 * file a character is taken from, and engines whose fonts differ would draw different pages.
 */

export interface FontFile {
  readonly family: string;
  /** Module specifier of the TrueType file. */
  readonly file: string;
}

const lato = (name: string): FontFile => ({ family: 'Lato', file: `@expo-google-fonts/lato/${name}.ttf` });
const notoSans = (name: string): FontFile => ({
  family: 'Noto Sans',
  file: `@expo-google-fonts/noto-sans/${name}.ttf`,
});

/** Lato for what it has (Western and Central European), Noto Sans for the rest of Latin, Greek, Cyrillic and Devanagari. */
export const fontFiles: readonly FontFile[] = [
  lato('400Regular/Lato_400Regular'),
  lato('700Bold/Lato_700Bold'),
  lato('400Regular_Italic/Lato_400Regular_Italic'),
  lato('700Bold_Italic/Lato_700Bold_Italic'),
  notoSans('400Regular/NotoSans_400Regular'),
  notoSans('700Bold/NotoSans_700Bold'),
  notoSans('400Regular_Italic/NotoSans_400Regular_Italic'),
  notoSans('700Bold_Italic/NotoSans_700Bold_Italic'),
];

/** The families in the order in which a character is looked for. */
export const fontFamilies: readonly string[] = [...new Set(fontFiles.map(({ family }) => family))];
