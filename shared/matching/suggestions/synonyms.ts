import lines from './synonyms.json' with { type: 'json' };

/**
 * Words that people use for one thing, each with the number of its line: what an advertisement calls by one name and a block by
 * another. English, and names of things that are the same everywhere. A word stands in one line alone.
 */
export const synonymLines: ReadonlyMap<string, number> = new Map(
  lines.flatMap((line, number) => line.split(' ').map((word) => [word, number] as const)),
);
