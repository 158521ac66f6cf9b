import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const guideFolder = 'docs/operating';

/** Reads a file of the project, such as `README.md`. */
export const projectFile = (name: string): string => readFileSync(path.join(projectRoot, name), 'utf8');

/** Returns all pages of the operating guide as one text, each after a line break so that its title starts a line. */
export const operatingGuide = (): string =>
  readdirSync(path.join(projectRoot, guideFolder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `\n${projectFile(`${guideFolder}/${file}`)}`)
    .join('');

/** Returns the text below each title (`#`) and each section heading (`##`), which starts with the heading itself. */
const parts = (): readonly string[] => operatingGuide().split(/^##? /m);

/**
 * Returns the sections of the operating guide by heading. Whitespace is collapsed, because line breaks carry no
 * meaning.
 */
export const guideSections = (): ReadonlyMap<string, string> =>
  new Map(
    parts().map((part): [string, string] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).replace(/\s+/g, ' ')];
    }),
  );

/** Returns the cells of a section's first table, without its header row. */
export function guideRows(heading: string): readonly (readonly string[])[] {
  const lines = (parts().find((part) => part.startsWith(`${heading}\n`)) ?? '').split('\n');
  const table = lines.slice(lines.findIndex((line) => line.startsWith('|---')) + 1);
  const rows = table.slice(0, table.indexOf(''));
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Returns the code spans in a text. */
export const inCode = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Formats a number as the guide writes it: `ten`, `15`, `2,000`. */
export const numberWord = (count: number): string => small[count] ?? count.toLocaleString('en');

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Formats a time in seconds as the guide writes it, in the largest unit that fits: `a minute`, `two days`, `15
 * seconds`, `500 ms`.
 */
export function seconds(time: number): string {
  const [unit, length] = units.find(([, each]) => time % each === 0) ?? [];
  if (unit === undefined) return `${time * 1000} ms`;
  const count = time / length;
  if (count === 1) return unit === 'hour' ? 'an hour' : `a ${unit}`;
  return `${numberWord(count)} ${unit}s`;
}

/** Formats a time in milliseconds as the guide writes it. */
export const milliseconds = (time: number): string => seconds(time / 1000);
