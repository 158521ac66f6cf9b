import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { resumeLimits } from '../../../shared/documents/resume-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { shareAddresses, shares } from '../../platform/database/schema/index.ts';
import { type StoredDocumentKind, letterKind, resumeKind } from '../documents/document-kind.ts';

/** Finds the addresses of links to documents of a kind that are about to be purged. */
async function addressesOf<Document>(
  db: Database,
  { documents }: StoredDocumentKind<Document>,
  documentId: typeof shares.resumeId | typeof shares.letterId,
): Promise<readonly string[]> {
  const purgeBefore = sql`now() - make_interval(days => ${resumeLimits.deletedForDays}::int)`;
  const rows = await db
    .select({ address: shares.address })
    .from(documents)
    .innerJoin(shares, and(eq(shares.accountId, documents.accountId), eq(documentId, documents.id)))
    .where(lt(documents.deletedAt, purgeBefore));
  return rows.map(({ address }) => address);
}

/**
 * Deletes the addresses of links whose documents are about to be purged. The database deletes the links with the
 * documents, but addresses have no foreign key.
 */
export async function purgeAddresses(db: Database): Promise<void> {
  const addresses = [
    ...(await addressesOf(db, resumeKind, shares.resumeId)),
    ...(await addressesOf(db, letterKind, shares.letterId)),
  ];
  if (addresses.length > 0) await db.delete(shareAddresses).where(inArray(shareAddresses.address, addresses));
}
