import { plainText } from '../text/plain-text.ts';
import headings from './column-headings.json' with { type: 'json' };

/**
 * The fields that a column in a table of jobs can hold. The file lists the headings that name each of them, normalized by
 * `headingKey`.
 */
export type JobField = keyof typeof headings;
export const jobFields = Object.keys(headings) as readonly JobField[];

/** The index of the column for each field, starting at 0; a field without a column is missing. */
export type ColumnMatch = { readonly [Field in JobField]?: number };

/** Normalizes a heading: `Job Title *` → `jobtitle`. */
const headingKey = (heading: string): string =>
  plainText(heading)
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Matches columns to fields by their headings: exact matches first, then headings that start with a known one. Each
 * column serves one field.
 */
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
