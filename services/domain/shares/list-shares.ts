import { eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { shares } from '../../platform/database/schema/index.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { readShares, type ShareRecord } from './share-record.ts';
import { findSubject } from './share-subject.ts';

/**
 * Lists the links that show a document, alone or with another, the oldest first. Throws NO_DATA_FOUND for an unknown
 * document.
 */
export async function listShares(db: Database, accountId: string, documentId: string): Promise<readonly ShareRecord[]> {
  const id = recordId(documentId);
  if (!(await findSubject(db, accountId, id))) throw noDataFound();
  return readShares(db, accountId, or(eq(shares.resumeId, id), eq(shares.letterId, id)));
}
