import lines from './synonyms.json' with { type: 'json' };

/**
 * Groups of synonyms, each word with the number of its line: the words by which a job ad and a block may name the same
 * thing. They are English words, and names that are the same in every language. A word appears in one line only.
 */
export const synonymLines: ReadonlyMap<string, number> = new Map(
  lines.flatMap((line, number) => line.split(' ').map((word) => [word, number] as const)),
);
