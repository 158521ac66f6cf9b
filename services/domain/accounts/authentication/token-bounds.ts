import { setTimeout } from 'node:timers/promises';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';

/**
 * Returns the second (since 1970) since when tokens of an account of our provider are accepted, or undefined if all of
 * them are.
 */
export type FindTokenBound = (subject: string) => Promise<number | undefined>;

/** The milliseconds for which a process uses what it has read. */
const refreshMs = 500;

/** The milliseconds that a request waits for the database, before it is checked against what was read last. */
const patienceMs = 1_000;

/** In milliseconds. Tokens live five minutes, and clocks differ. Older bounds have nothing left to refuse. */
const lookBackMs = 15 * 60_000;

/**
 * Resolves when every process refuses the tokens from before `validFrom` and accepts those of a new sign-in. Whoever
 * has ended access waits for this before saying so.
 */
export const whenTokensAreRefused = (validFrom: number): Promise<void> =>
  setTimeout(Math.max(validFrom * 1000 - Date.now(), refreshMs) + 100);

/**
 * Creates the function that reads bounds. All requests of a moment share one query. If the database does not answer, the
 * bounds that were read last are used: a token is then of no use except to draw a page from what the request contains.
 */
export function createTokenBounds(database: Database, onError: (error: unknown) => void): FindTokenBound {
  const query = database
    .select({
      id: identityAccounts.id,
      validFrom: sql<number>`extract(epoch from ${identityAccounts.tokensValidFrom})::float8`,
    })
    .from(identityAccounts)
    .where(gt(identityAccounts.tokensValidFrom, sql.placeholder('after')))
    .prepare('identity_token_bounds');
  let bounds: ReadonlyMap<string, number> = new Map();
  let freshUntil = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    try {
      const rows = await query.execute({ after: new Date(Date.now() - lookBackMs) });
      bounds = new Map(rows.map(({ id, validFrom }) => [id, validFrom]));
    } catch (error) {
      onError(error);
    } finally {
      freshUntil = startedAt + refreshMs;
      reading = undefined;
    }
  }

  async function giveUp(): Promise<void> {
    await setTimeout(patienceMs, undefined, { ref: false });
    if (reading !== undefined) freshUntil = performance.now() + refreshMs;
  }

  return async (subject) => {
    if (performance.now() >= freshUntil) {
      reading ??= read();
      await Promise.race([reading, giveUp()]);
    }
    const bound = bounds.get(subject);
    // Until that second, a renewed token would be refused as well, and pages would take the person for signed out.
    return bound !== undefined && bound * 1000 <= Date.now() ? bound : undefined;
  };
}
