/** A file's facts and its text. */
export interface FrontMatter {
  readonly facts: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Reads the lines `name: value` between two lines of dashes at the beginning of a file. Throws with the file's name
 * when there are none.
 */
export function frontMatter(source: string, file: string): FrontMatter {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (match === null) throw new Error(`${file} must start with its title and description between two lines of dashes.`);
  const facts = Object.fromEntries(
    (match[1] ?? '').split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  return { facts, body: source.slice(match[0].length) };
}
