/** Returns the distinct tags in a comma-separated text. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
