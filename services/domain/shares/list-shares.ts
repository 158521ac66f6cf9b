import { eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { shares } from '../../platform/database/schema/index.ts';
import { noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { readShares, type ShareRecord } from './share-record.ts';
import { findSubject } from './share-subject.ts';

/** The links that show a document, alone or beside another, the oldest first. NO_DATA_FOUND when there is no such document. */
export async function sharesOf(db: Database, accountId: string, documentId: string): Promise<readonly ShareRecord[]> {
  const id = recordId(documentId);
  if (!(await findSubject(db, accountId, id))) throw noDataFound();
  return readShares(db, accountId, or(eq(shares.resumeId, id), eq(shares.letterId, id)));
}
