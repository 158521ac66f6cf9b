import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';

/** A person as their tokens name them. */
export interface Owner {
  readonly issuer: string;
  readonly subject: string;
}

interface Places {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly log: { warn(details: object, message: string): void };
}

/** `/headshots/a.jpg` is kept under `headshots/a.jpg`. An address elsewhere, a partner's, is not ours to delete. */
export const headshotKey = (url: string | null): string | undefined =>
  url?.startsWith('/headshots/') === true ? url.slice(1) : undefined;

/**
 * Gives the person another headshot, or none, and deletes the one that it replaces: after the change, so that whatever
 * fails leaves a picture on screen. Answers false, with the new picture deleted again, when there is no such account.
 */
export async function changeHeadshot(
  { database, store, log }: Places,
  { issuer, subject }: Owner,
  url: string | null,
): Promise<boolean> {
  const one = and(eq(accounts.issuer, issuer), eq(accounts.subject, subject));
  const before = await database.transaction(async (transaction) => {
    const [row] = await transaction.select({ url: accounts.headshotUrl }).from(accounts).where(one).for('update');
    if (row)
      await transaction
        .update(accounts)
        .set({ headshotUrl: url, updatedAt: sql`now()` })
        .where(one);
    return row;
  });
  const unused = headshotKey(before ? before.url : url);
  if (unused !== undefined) {
    await store
      .delete(unused)
      .catch((error: unknown) => log.warn({ error, key: unused }, 'A photo could not be deleted.'));
  }
  return before !== undefined;
}
