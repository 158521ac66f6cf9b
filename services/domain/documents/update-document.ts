import type { Database } from '../../platform/database/database.ts';
import type { DocumentRow } from '../../platform/database/schema/index.ts';
import { recordId } from '../ids.ts';
import { storingOne } from '../usage/storage.ts';
import type { VersionConflict } from './version-conflict.ts';
import type { StoredDocumentKind } from './document-kind.ts';
import { saveVersion, minutesBetween } from './versions.ts';
import { type DocumentWrite, writeDraft } from './write-document.ts';

/**
 * Saves a draft that was made from the newest version. From time to time, it first stores the previous state as an
 * earlier version.
 */
export function updateDocument<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  write: DocumentWrite<Document>,
): Promise<DocumentRow<Document> | VersionConflict> {
  const documentId = recordId(write.id);
  return storingOne(db, accountId, async (transaction) => {
    const source = { accountId, documentId, version: write.version };
    await saveVersion(transaction, kind, source, { keptWithinMinutes: minutesBetween });
    return writeDraft(transaction, kind, accountId, write);
  });
}
