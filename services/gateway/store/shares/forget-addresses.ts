import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { resumeLimits } from '../../../../shared/documents/resume-limits.ts';
import type { Database } from '../../../database/open-database.ts';
import { letters, resumes, shareAddresses, shares } from '../../../database/schema/index.ts';

/**
 * Forgets the addresses of links whose documents are about to be forgotten: the links go with these, but addresses hang on
 * nothing.
 */
export async function forgetAddresses(db: Database): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${resumeLimits.deletedForDays}::int)`;
  const gone = await db
    .select({ address: shares.address })
    .from(shares)
    .leftJoin(resumes, and(eq(resumes.accountId, shares.accountId), eq(resumes.id, shares.resumeId)))
    .leftJoin(letters, and(eq(letters.accountId, shares.accountId), eq(letters.id, shares.letterId)))
    .where(or(lt(resumes.deletedAt, longAgo), lt(letters.deletedAt, longAgo)));
  if (gone.length === 0) return;
  await db.delete(shareAddresses).where(
    inArray(
      shareAddresses.address,
      gone.map(({ address }) => address),
    ),
  );
}
