import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { resumeLimits } from '../../../shared/documents/resume-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { shareAddresses, shares } from '../../platform/database/schema/index.ts';
import { type DocumentKind, letterKind, resumeKind } from '../documents/document-kind.ts';

/** Addresses of the links of documents of a kind that are about to be forgotten. */
async function addressesOf<Document>(
  db: Database,
  { documents }: DocumentKind<Document>,
  documentId: typeof shares.resumeId | typeof shares.letterId,
): Promise<readonly string[]> {
  const longAgo = sql`now() - make_interval(days => ${resumeLimits.deletedForDays}::int)`;
  const rows = await db
    .select({ address: shares.address })
    .from(documents)
    .innerJoin(shares, and(eq(shares.accountId, documents.accountId), eq(documentId, documents.id)))
    .where(lt(documents.deletedAt, longAgo));
  return rows.map(({ address }) => address);
}

/**
 * Forgets the addresses of links whose documents are about to be forgotten: the links go with these, but addresses hang on
 * nothing.
 */
export async function forgetAddresses(db: Database): Promise<void> {
  const gone = [
    ...(await addressesOf(db, resumeKind, shares.resumeId)),
    ...(await addressesOf(db, letterKind, shares.letterId)),
  ];
  if (gone.length > 0) await db.delete(shareAddresses).where(inArray(shareAddresses.address, gone));
}
