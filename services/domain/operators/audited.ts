import { and, desc, eq, ilike, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type AuditEntry, auditEntries } from '../../platform/database/schema/index.ts';
import { masked } from '../../../shared/contracts/masked.ts';

export interface Act {
  /** Who does it. */
  readonly actor: string;
  readonly action: string;
  /** To what; addresses of people are masked, ids are not. */
  readonly target: string;
  /** What else is to be known later: names of fields, never what is in them. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Does it between two entries of the audit log: that it has begun, and how it ended. What cannot be written down is not
 * done.
 */
export async function audited<Result>(database: Database, act: Act, work: () => Promise<Result>): Promise<Result> {
  const note = (outcome: string, details: Readonly<Record<string, unknown>> = {}) =>
    database
      .insert(auditEntries)
      .values({ ...act, target: masked(act.target), outcome, details: { ...act.details, ...details } });
  await note('begun');
  try {
    const result = await work();
    await note('done');
    return result;
  } catch (error) {
    await note('failed', { why: masked(error instanceof Error ? error.message : String(error)).slice(0, 300) });
    throw error;
  }
}

/** Which entries are meant. */
export interface EntryFilter {
  /** What was done, or to what, has this in it. */
  readonly text?: string | undefined;
  /** It was done to this, with one of the commands whose names begin so. */
  readonly of?: { readonly target: string; readonly action: string } | undefined;
  /** Older than the entry with this id. */
  readonly before?: string | undefined;
  /** Without those that say that something has begun. */
  readonly isOver?: boolean;
}

const likePart = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The last entries, the newest first. */
export function lastEntries(
  database: Database,
  count: number,
  { text, of, before, isOver = false }: EntryFilter = {},
): Promise<AuditEntry[]> {
  const { id, action, target, outcome } = auditEntries;
  return database
    .select()
    .from(auditEntries)
    .where(
      and(
        text === undefined ? undefined : or(ilike(action, likePart(text)), ilike(target, likePart(text))),
        of && and(eq(target, of.target), ilike(action, `${of.action} %`)),
        // Ids are in the order of time (UUIDv7).
        before === undefined ? undefined : lt(id, before),
        isOver ? ne(outcome, 'begun') : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(count);
}
