/** What separates tags in a text. */
const separators = /[,;\n]/;

/** Whether a text contains what separates tags. */
export const hasSeparator = (text: string): boolean => separators.test(text);

/** Returns the distinct tags in a comma-separated text. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(separators)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
