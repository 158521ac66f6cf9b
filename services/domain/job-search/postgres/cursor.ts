import { type PlainDay, parsePlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { PostingSort } from '../../../../shared/documents/postings/posting-search.ts';
import { StaleCursor } from '../job-search.ts';

/** The last posting of a page, and what the next one needs to be of the same list. */
export interface Cursor {
  readonly id: string;
  /** Of a list of what fits best; null where the list goes by day alone. */
  readonly score: number | null;
  /** The newest posting that was there when the list was begun. */
  readonly newest: string;
  /** The day on which it was begun: how fresh a posting is counts from there. */
  readonly asOf: PlainDay;
}

export const writeCursor = (sort: PostingSort, { id, score, newest, asOf }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, id, score, newest, asOf])).toString('base64url');

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Throws `StaleCursor` for anything but a cursor of this sort. */
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
    // Answered below.
  }
  throw new StaleCursor();
}
