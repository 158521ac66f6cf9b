import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { postings, savedSearches, searchDigests } from '../../../platform/database/schema/index.ts';
import type { DigestKind } from '../digest-kind.ts';
import { sayIn } from './digest-texts.ts';
import { type FoundNew, namedPostings, searchMessage } from './search-message.ts';

/** Postings of a search that are counted for one message. */
const maxCounted = 50;

/**
 * Milliseconds. What came later than that before the message is for the next one: it may be of a reading of a feed that is not
 * written to its end, and would otherwise be in neither.
 */
const settled = 5 * 60_000;

type Named = Pick<typeof postings.$inferSelect, 'id' | 'title' | 'company' | 'location'>;

async function readPostings(db: DatabaseOrTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const { id, title, company, location } = postings;
  const rows = await db
    .select({ id, title, company, location })
    .from(postings)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The daily message about what saved searches have found. */
export const searchDigest: DigestKind = {
  table: searchDigests,
  path: 'search-digest',
  sayIn,
  home: '/app/jobs/find',
  onStopped: (db, accountId) =>
    db.update(savedSearches).set({ isMailed: false }).where(eq(savedSearches.accountId, accountId)),
  async compose(db, { accountId, email, language, now, origin, stopAddress }, { jobSearch }) {
    const mailed = and(
      eq(savedSearches.accountId, accountId),
      eq(savedSearches.isMailed, true),
      isNull(savedSearches.deletedAt),
    );
    const searches = await db.select().from(savedSearches).where(mailed).orderBy(asc(savedSearches.id));
    const until = new Date(now.getTime() - settled);
    const found: FoundNew[] = [];
    for (const { name, search, sort, mailedUntil } of searches) {
      const ids = await jobSearch.findNew(search, { after: mailedUntil, until }, maxCounted);
      if (ids.length === 0) continue;
      const known = await readPostings(db, ids.slice(0, namedPostings));
      const named = ids.flatMap((id) => known.get(id) ?? []);
      found.push({ name, search, sort, count: ids.length, isMore: ids.length === maxCounted, postings: named });
    }
    await db.update(savedSearches).set({ mailedUntil: until }).where(mailed);
    return found.length === 0 ? undefined : searchMessage({ email, language, found, origin, stopAddress });
  },
};
