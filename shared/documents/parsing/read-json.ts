import { cleanText } from '../text/clean-text.ts';
import { type DocumentProblem, isRecord, type Read } from './read.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Copies a JSON value. Texts lose their control characters; anything deeper than `depth` levels is a problem. */
function copy(value: unknown, depth: number, path: string, problems: DocumentProblem[]): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
    return value;
  }
  if (typeof value === 'object' && depth > 0) {
    if (Array.isArray(value)) return value.map((each) => copy(each, depth - 1, path, problems));
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [cleanText(key), copy(each, depth - 1, path, problems)]),
    );
  }
  problems.push({ path, message: depth > 0 ? 'is not JSON' : 'is nested too deeply' });
  return null;
}

/** Reads a JSON object of any shape, with at most `depth` levels and `longest` characters. */
export const jsonRecord =
  (depth: number, longest: number): Read<JsonRecord> =>
  (value, path, problems) => {
    if (!isRecord(value)) {
      problems.push({ path, message: 'is not an object' });
      return {};
    }
    const before = problems.length;
    const record = copy(value, depth, path, problems) as JsonRecord;
    if (problems.length === before && JSON.stringify(record).length <= longest) return record;
    if (problems.length === before) problems.push({ path, message: `is longer than ${longest} characters` });
    return {};
  };
