import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { postings, savedSearches, searchDigests } from '../../../platform/database/schema/index.ts';
import type { DigestKind } from '../digest-kind.ts';
import { searchDigestTexts } from '../digest-texts.ts';
import { type NewPostings, namedPostings, searchMessage } from './search-message.ts';

/** The maximum number of postings of a search that are counted for one message. */
const maxCounted = 50;

/**
 * In milliseconds. Postings that are newer than this are left for the next message: they may come from a reading of a
 * feed that is not committed yet, and would otherwise be in neither message.
 */
const settleTime = 5 * 60_000;

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

/** The daily email about new results of saved searches. */
export const searchDigest: DigestKind = {
  table: searchDigests,
  path: 'search-digest',
  translatorIn: searchDigestTexts,
  home: '/app/jobs/find',
  onStopped: (db, accountId) =>
    db.update(savedSearches).set({ isMailed: false }).where(eq(savedSearches.accountId, accountId)),
  async compose(db, { accountId, email, language, now, origin, stopAddress }, { jobSearch }) {
    const withEmail = and(
      eq(savedSearches.accountId, accountId),
      eq(savedSearches.isMailed, true),
      isNull(savedSearches.deletedAt),
    );
    const searches = await db.select().from(savedSearches).where(withEmail).orderBy(asc(savedSearches.id));
    const until = new Date(now.getTime() - settleTime);
    const found: NewPostings[] = [];
    for (const { name, search, sort, mailedUntil } of searches) {
      const ids = await jobSearch.findNew(search, { after: mailedUntil, until }, maxCounted);
      if (ids.length === 0) continue;
      const postingsById = await readPostings(db, ids.slice(0, namedPostings));
      const namedResults = ids.flatMap((id) => postingsById.get(id) ?? []);
      found.push({ name, search, sort, count: ids.length, isMore: ids.length === maxCounted, postings: namedResults });
    }
    await db.update(savedSearches).set({ mailedUntil: until }).where(withEmail);
    return found.length === 0 ? undefined : searchMessage({ email, language, found, origin, stopAddress });
  },
};
