import { parsePlainDay, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { RankedPosting } from './rank.ts';

/** The last posting of a page, with the values that order the list. */
export interface FitCursor {
  readonly exact: number;
  readonly id: string;
  /** The day for which the list was computed. */
  readonly asOf: PlainDay;
}

const writeCursor = ({ exact, id, asOf }: FitCursor): string =>
  Buffer.from(JSON.stringify([exact, id, asOf])).toString('base64url');

/** Reads a cursor; null if it is invalid. */
export function readFitCursor(text: string): FitCursor | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text.slice(0, 200), 'base64url').toString());
    const [exact, id, day] = Array.isArray(read) ? (read as readonly unknown[]) : [];
    const asOf = parsePlainDay(day);
    return typeof exact === 'number' && typeof id === 'string' && asOf.ok ? { exact, id, asOf: asOf.day } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the part of a list after a cursor. Postings that have arrived since then do not move those already shown to
 * another page.
 */
export function pageOf(
  ranked: readonly RankedPosting[],
  cursor: FitCursor | undefined,
  first: number,
  asOf: PlainDay,
): { readonly nodes: readonly RankedPosting[]; readonly endCursor: string | null } {
  const remaining = cursor
    ? ranked.filter(({ id, fit }) => fit.exact < cursor.exact || (fit.exact === cursor.exact && id < cursor.id))
    : ranked;
  const nodes = remaining.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    endCursor: remaining.length > first && last ? writeCursor({ exact: last.fit.exact, id: last.id, asOf }) : null,
  };
}
