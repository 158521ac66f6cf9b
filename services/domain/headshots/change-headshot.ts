import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { AccountKey } from '../account-key.ts';

interface Places {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Returns the key of a headshot in the object store: `/headshots/a.jpg` is stored as `headshots/a.jpg`. Undefined for
 * an external address, such as a partner's, which is not ours to delete.
 */
export const headshotKey = (url: string | null): string | undefined =>
  url?.startsWith('/headshots/') === true ? url.slice(1) : undefined;

/**
 * Replaces or removes the user's headshot, and then deletes the previous one, in this order so that a failure never
 * leaves the user without a picture. If the account does not exist, deletes the new picture and returns false.
 */
export async function changeHeadshot(
  { database, store, log }: Places,
  { issuer, subject }: AccountKey,
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
