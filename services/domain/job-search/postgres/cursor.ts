import { type PlainDay, parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { PostingSort } from '../../../../shared/documents/postings/posting-search.ts';
import { StaleCursor } from '../job-search.ts';

/** The last posting of a page, with what the next page needs in order to continue the same list. */
export interface Cursor {
  readonly id: string;
  /** The score in a list of the best matches; null where the list is sorted by day only. */
  readonly score: number | null;
  /** The newest posting that existed when the list was started. */
  readonly newest: string;
  /** The day on which the list was started. The freshness of postings is computed relative to it. */
  readonly asOf: PlainDay;
}

/** Encodes a cursor for clients. */
export const writeCursor = (sort: PostingSort, { id, score, newest, asOf }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, id, score, newest, asOf])).toString('base64url');

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Throws `StaleCursor` for anything but a cursor of this sort order. */
export function readCursor(sort: PostingSort, text: string): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts) && parts[0] === sort) {
      const [id, score, newest, asOf] = parts.slice(1) as unknown[];
      const day = parsePlainDay(asOf);
      const isScore = score === null || (typeof score === 'number' && Number.isFinite(score));
      if (isId(id) && isScore && isId(newest) && day.ok) return { id, score, newest, asOf: day.day };
    }
  } catch {
    // The error is thrown below.
  }
  throw new StaleCursor();
}
