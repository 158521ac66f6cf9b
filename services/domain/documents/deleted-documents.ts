import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { resumeLimits } from '../../../shared/documents/resume-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DocumentRow } from '../../platform/database/schema/index.ts';
import { noDataFound } from '../errors.ts';
import { possibleIds, recordId } from '../ids.ts';
import { freeing, storing } from '../usage/storage.ts';
import type { StoredDocumentKind } from './document-kind.ts';

export interface DeletedDocument {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: Date;
}

const summaryOf = <Document>({ documents }: StoredDocumentKind<Document>) => ({
  id: documents.id,
  title: documents.title,
  deletedAt: sql<Date>`${documents.deletedAt}`.mapWith(documents.deletedAt),
});

const anyOf = <Document>({ documents }: StoredDocumentKind<Document>, accountId: string, ids: readonly string[]) =>
  and(eq(documents.accountId, accountId), sql`${documents.id} = any(${sql.param(possibleIds(ids))}::uuid[])`);

/**
 * Soft-deletes documents in one step, so that they appear only in the list of documents that can be restored. Unknown
 * ids are ignored. Returns the documents that this call has deleted.
 */
export function deleteDocuments<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  ids: readonly string[],
): Promise<DeletedDocument[]> {
  return freeing(db, accountId, async (transaction) => {
    const deleted = await transaction
      .update(kind.documents)
      .set({ deletedAt: sql`now()` })
      .where(and(anyOf(kind, accountId, ids), isNull(kind.documents.deletedAt)))
      .returning(summaryOf(kind));
    await kind.onDelete(
      transaction,
      accountId,
      deleted.map(({ id }) => id),
    );
    return deleted;
  });
}

/** Soft-deletes one document. Throws NO_DATA_FOUND for an unknown one. */
export async function deleteDocument<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  id: string,
): Promise<DeletedDocument> {
  const [deleted] = await deleteDocuments(db, kind, accountId, [id]);
  if (!deleted) throw noDataFound();
  return deleted;
}

/** Lists the documents that can be restored, the one deleted last first. */
export function listDeletedDocuments<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
): Promise<DeletedDocument[]> {
  const { documents } = kind;
  return db
    .select(summaryOf(kind))
    .from(documents)
    .where(and(eq(documents.accountId, accountId), isNotNull(documents.deletedAt)))
    .orderBy(desc(documents.deletedAt), desc(documents.id));
}

/**
 * Restores a deleted document as it was. A document that is not deleted is returned unchanged. Throws NO_DATA_FOUND for
 * an unknown one.
 */
export async function restoreDocument<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  id: string,
): Promise<DocumentRow<Document>> {
  const { documents } = kind;
  const [row] = await storing(db, accountId, (transaction) =>
    transaction
      .update(documents)
      .set({ deletedAt: null })
      .where(and(eq(documents.accountId, accountId), eq(documents.id, recordId(id))))
      .returning(),
  );
  if (!row) throw noDataFound();
  return row;
}

/** Restores many documents in one step. Unknown ids are ignored. */
export function restoreDocuments<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  ids: readonly string[],
): Promise<DocumentRow<Document>[]> {
  return storing(db, accountId, (transaction) =>
    transaction
      .update(kind.documents)
      .set({ deletedAt: null })
      .where(anyOf(kind, accountId, ids))
      .returning(),
  );
}

/** Purges documents of all accounts whose time for restoring has passed. Returns how many. */
export async function purgeDeletedDocuments<Document>(
  db: Database,
  { documents }: StoredDocumentKind<Document>,
): Promise<number> {
  const { rowCount } = await db
    .delete(documents)
    .where(
      and(
        isNotNull(documents.deletedAt),
        lt(documents.deletedAt, sql`now() - make_interval(days => ${resumeLimits.deletedForDays}::int)`),
      ),
    );
  return rowCount ?? 0;
}
