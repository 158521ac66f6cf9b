import { substituteOf } from '../../typesetting/font-substitutes.ts';

/** The part of the package that describes its fonts. */
export const fontTablePart = 'word/fontTable.xml';

const font = (family: string): string => {
  const { word, isSerif } = substituteOf(family);
  return (
    `<w:font w:name="${family}"><w:altName w:val="${word}"/>` +
    `<w:family w:val="${isSerif ? 'roman' : 'swiss'}"/><w:pitch w:val="variable"/></w:font>`
  );
};

/**
 * Names for each family the font that Word uses where it is missing, because Word otherwise chooses any font
 * (ECMA-376 part 1, 17.8.3.1). The families are those of our files, so that none needs escaping.
 */
export const fontTable = (families: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
  `<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
  `${[...new Set(families)].map(font).join('')}</w:fonts>`;
