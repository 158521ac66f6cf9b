import type { Database } from '../../platform/database/database.ts';
import type { DocumentRow } from '../../platform/database/schema/index.ts';
import { recordId } from '../ids.ts';
import type { VersionConflict } from './version-conflict.ts';
import type { DocumentKind } from './document-kind.ts';
import { keepVersion, minutesBetween } from './versions.ts';
import { type DocumentWrite, writeDraft } from './write-document.ts';

/** Saves a draft if it was made from the newest version, and from time to time keeps what was there before. */
export function updateDocument<Document>(
  db: Database,
  kind: DocumentKind<Document>,
  accountId: string,
  write: DocumentWrite<Document>,
): Promise<DocumentRow<Document> | VersionConflict> {
  const documentId = recordId(write.id);
  return db.transaction(async (transaction) => {
    const kept = { accountId, documentId, version: write.version };
    await keepVersion(transaction, kind, kept, { keptWithinMinutes: minutesBetween });
    return writeDraft(transaction, kind, accountId, write);
  });
}
