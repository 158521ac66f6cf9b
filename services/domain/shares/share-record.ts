import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { letters, resumes, type ShareRow, shares, shareViews } from '../../platform/database/schema/index.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';

/** How often a link was opened on a day. */
export interface ViewsOfDay {
  /** The day in UTC, such as `2026-11-21`. */
  readonly day: string;
  readonly views: number;
}

/** A link as its owner sees it, without the content it shows. */
export interface ShareRecord extends Omit<ShareRow, 'accountId' | 'frozen' | 'passwordHash' | 'updatedAt'> {
  readonly hasPassword: boolean;
  /** The layout engine that rendered a frozen link; null for a live one. */
  readonly engine: string | null;
  /** The titles of its documents; null where there is none or it has been deleted. */
  readonly resumeTitle: string | null;
  readonly letterTitle: string | null;
  readonly views: readonly ViewsOfDay[];
}

const recordFields = {
  id: shares.id,
  resumeId: shares.resumeId,
  letterId: shares.letterId,
  address: shares.address,
  label: shares.label,
  mode: shares.mode,
  frozenAt: shares.frozenAt,
  language: shares.language,
  hidesPhone: shares.hidesPhone,
  hidesEmail: shares.hidesEmail,
  hidesAddress: shares.hidesAddress,
  allowsSearch: shares.allowsSearch,
  expiresAt: shares.expiresAt,
  createdAt: shares.createdAt,
  hasPassword: sql<boolean>`${shares.passwordHash} is not null`,
  engine: sql<string | null>`${shares.frozen} ->> 'engine'`,
  resumeTitle: resumes.title,
  letterTitle: letters.title,
};

/** Matches the account's link with this id. */
export const oneShare = (accountId: string, id: string) =>
  and(eq(shares.accountId, accountId), eq(shares.id, recordId(id)));

/** A further condition on links within an account. */
type Condition = ReturnType<typeof and>;

const selectRecords = (db: DatabaseOrTransaction, condition: Condition) =>
  db
    .select(recordFields)
    .from(shares)
    .leftJoin(
      resumes,
      and(eq(resumes.accountId, shares.accountId), eq(resumes.id, shares.resumeId), isNull(resumes.deletedAt)),
    )
    .leftJoin(
      letters,
      and(eq(letters.accountId, shares.accountId), eq(letters.id, shares.letterId), isNull(letters.deletedAt)),
    )
    .where(condition)
    .orderBy(asc(shares.id));

/** Reads the links of an account that meet `condition`, the oldest first. */
export async function readShares(
  db: DatabaseOrTransaction,
  accountId: string,
  condition?: Condition,
): Promise<readonly ShareRecord[]> {
  const rows = await selectRecords(db, and(eq(shares.accountId, accountId), condition));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ shareId: shareViews.shareId, day: shareViews.day, views: shareViews.views })
    .from(shareViews)
    .where(and(eq(shareViews.accountId, accountId), inArray(shareViews.shareId, ids)))
    .orderBy(asc(shareViews.day));
  const byShare = Map.groupBy(counted, ({ shareId }) => shareId);
  return rows.map((row) => ({
    ...row,
    views: (byShare.get(row.id) ?? []).map(({ day, views }) => ({ day, views })),
  }));
}

/** Reads one link. Throws NO_DATA_FOUND for an unknown id. */
export async function readShare(db: DatabaseOrTransaction, accountId: string, id: string): Promise<ShareRecord> {
  const [record] = await readShares(db, accountId, oneShare(accountId, id));
  if (!record) throw noDataFound();
  return record;
}
