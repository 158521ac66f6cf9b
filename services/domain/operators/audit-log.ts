import { and, desc, eq, ilike, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type AuditEntry, auditEntries } from '../../platform/database/schema/index.ts';
import { likePattern } from '../like-pattern.ts';
import { redactText } from '../../../shared/contracts/redact-text.ts';

export interface Act {
  /** The name of the operator. */
  readonly actor: string;
  readonly action: string;
  /** The object of the action. Personal addresses are masked, ids are not. */
  readonly target: string;
  /** Further details for later reference: names of fields, never their values. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Runs an action between two entries of the audit log, one for its start and one for its result. If the first entry
 * cannot be written, the action is not run.
 */
export async function runAudited<Result>(database: Database, act: Act, work: () => Promise<Result>): Promise<Result> {
  const writeEntry = (outcome: string, details: Readonly<Record<string, unknown>> = {}) =>
    database
      .insert(auditEntries)
      .values({ ...act, target: redactText(act.target), outcome, details: { ...act.details, ...details } });
  await writeEntry('begun');
  try {
    const result = await work();
    await writeEntry('done');
    return result;
  } catch (error) {
    await writeEntry('failed', {
      why: redactText(error instanceof Error ? error.message : String(error)).slice(0, 300),
    });
    throw error;
  }
}

/** A filter of audit entries. */
export interface EntryFilter {
  /** A text that the action or its target contains. */
  readonly text?: string | undefined;
  /** The target of the action, and the beginning of the names of its commands. */
  readonly of?: { readonly target: string; readonly action: string } | undefined;
  /** Only entries older than the one with this id. */
  readonly before?: string | undefined;
  /** Leaves out the entries for starts. */
  readonly isOver?: boolean;
}

/** Reads the last entries, the newest first. */
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
        text === undefined ? undefined : or(ilike(action, likePattern(text)), ilike(target, likePattern(text))),
        of && and(eq(target, of.target), ilike(action, `${of.action} %`)),
        // Ids are in chronological order (UUIDv7).
        before === undefined ? undefined : lt(id, before),
        isOver ? ne(outcome, 'begun') : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(count);
}

/** Returns the name of a signed-in operator in the audit log. The command line uses its user's name instead. */
export const actorOf = ({ identityId }: { readonly identityId: string }): string => `operator ${identityId}`;

/** Returns the account that an audit entry names; undefined for an entry of the command line. */
export const identityOfActor = (actor: string): string | undefined => /^operator ([\da-f-]{36})$/.exec(actor)?.[1];
