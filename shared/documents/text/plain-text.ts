/** Letters that Unicode does not decompose into a base and an accent. */
const bases: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Folds text for comparison in a search: without case and accents. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing else to fold, and folding takes ten times as long.
  if (!/[^ -~\s]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðħıςßæœþ]/g, (letter) => bases[letter] ?? letter);
}

/** The words of a search, each folded by `plainText`, without duplicates. */
export const wordsOf = (search: string): readonly string[] => [
  ...new Set(
    plainText(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Whether every word occurs in `plain`, a text folded by `plainText`. */
export const hasWords = (plain: string, words: readonly string[]): boolean =>
  words.every((word) => plain.includes(word));
