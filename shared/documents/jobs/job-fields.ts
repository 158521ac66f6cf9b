import { plainText } from '../text/plain-text.ts';
import headings from './column-headings.json' with { type: 'json' };

/** What a column of a table of jobs can hold. The file has the headings that each goes by, as `headingKey` has them. */
export type JobField = keyof typeof headings;
export const jobFields = Object.keys(headings) as readonly JobField[];

/** Which column holds a field, counted from 0; a field that no column holds is missing. */
export type ColumnMatch = { readonly [Field in JobField]?: number };

/** `Job Title *` → `jobtitle`. */
const headingKey = (heading: string): string =>
  plainText(heading)
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The columns by their headings: exactly first, then by one that begins so. Each column serves one field. */
export function matchColumns(columns: readonly string[]): ColumnMatch {
  const keys = columns.map(headingKey);
  const match: { [Field in JobField]?: number } = {};
  const isFree = (at: number): boolean => at >= 0 && !Object.values(match).includes(at);
  const attempts = [
    (key: string, heading: string) => key === heading,
    (key: string, heading: string) => heading.length >= 5 && key.startsWith(heading),
  ];
  for (const fits of attempts) {
    for (const field of jobFields) {
      if (match[field] !== undefined) continue;
      for (const heading of headings[field]) {
        const at = keys.findIndex((key, index) => isFree(index) && fits(key, heading));
        if (at < 0) continue;
        match[field] = at;
        break;
      }
    }
  }
  return match;
}
