import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { DocumentState } from '../../../shared/documents/merge/merge-documents.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DocumentRow } from '../../platform/database/schema/index.ts';
import { recordId } from '../ids.ts';
import { conflictOf, type VersionConflict } from './version-conflict.ts';
import { type StoredDocumentKind, referencesIn } from './document-kind.ts';
import { storeReferences } from './references.ts';

/** A document as lists need it. The content is read only on request. */
export type DocumentSummary = Omit<DocumentRow<unknown>, 'document' | 'deletedAt'>;
export type DocumentRecord<Document> = DocumentSummary & Partial<Pick<DocumentRow<Document>, 'document'>>;

/** Stores a new document. The client may supply an unused `id`. */
export async function insertDocument<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  { title, document: newDocument }: DocumentState<Document>,
  id?: string,
): Promise<DocumentRow<Document>> {
  const document = await kind.toStored(db, accountId, newDocument);
  const [row] = await db
    .insert(kind.documents)
    .values({ accountId, ...(id !== undefined && { id }), title, document })
    .returning();
  if (!row) throw new Error('The database did not return the stored row.');
  await storeReferences(db, kind, accountId, row.id, referencesIn(kind, document));
  return row;
}

/** Matches one document of the account that is not deleted. */
export const liveDocument = <Document>({ documents }: StoredDocumentKind<Document>, accountId: string, id: string) =>
  and(eq(documents.accountId, accountId), eq(documents.id, recordId(id)), isNull(documents.deletedAt));

export interface DocumentWrite<Document> {
  readonly id: string;
  /** The version from which the draft was made. */
  readonly version: number;
  readonly draft: DocumentState<Document>;
}

type WriteResult<Document> = Promise<DocumentRow<Document> | VersionConflict>;

async function writeIfNewest<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  { id, version, draft }: Omit<DocumentWrite<Document>, 'draft'> & { readonly draft: Partial<DocumentState<Document>> },
): WriteResult<Document> {
  const { documents } = kind;
  const one = liveDocument(kind, accountId, id);
  const [row] = await db
    .update(documents)
    .set({ ...draft, version: sql`${documents.version} + 1`, updatedAt: sql`now()` })
    .where(and(one, eq(documents.version, version)))
    .returning();
  return row ?? conflictOf(await db.select({ version: documents.version }).from(documents).where(one));
}

/**
 * Replaces title and document if `version` is still the newest; otherwise writes nothing. Must be called in a
 * transaction.
 */
export async function writeDraft<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  { id, version, draft }: DocumentWrite<Document>,
): WriteResult<Document> {
  const document = await kind.toStored(db, accountId, draft.document);
  const row = await writeIfNewest(db, kind, accountId, { id, version, draft: { title: draft.title, document } });
  if ('currentVersion' in row) return row;
  const references = referencesIn(kind, document);
  const { uses } = kind;
  await db
    .delete(uses)
    .where(
      and(
        eq(uses.accountId, accountId),
        eq(uses.documentId, row.id),
        references.length > 0 ? notInArray(uses.eventId, [...references]) : undefined,
      ),
    );
  await storeReferences(db, kind, accountId, row.id, references);
  return row;
}

/** Changes only the title, if `version` is still the newest. */
export const renameDocument = <Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  { title, ...rest }: { readonly id: string; readonly version: number; readonly title: string },
): WriteResult<Document> => writeIfNewest(db, kind, accountId, { ...rest, draft: { title } });
