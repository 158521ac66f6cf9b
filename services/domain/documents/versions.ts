import { and, eq, isNotNull, isNull, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DocumentRow, type DocumentVersionRow, newId } from '../../platform/database/schema/index.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { storing } from '../usage/storage.ts';
import type { StoredDocumentKind } from './document-kind.ts';
import { liveDocument, writeDraft } from './write-document.ts';
import { versionsToDrop } from './prune-versions.ts';
import type { VersionConflict } from './version-conflict.ts';

export type VersionRecord<Document> = Pick<
  DocumentVersionRow<Document>,
  'id' | 'documentId' | 'version' | 'title' | 'name' | 'savedAt' | 'document'
>;

/** Minutes of editing after which another version is stored. */
export const minutesBetween = 10;

interface ToKeep {
  readonly accountId: string;
  readonly documentId: string;
  /** The document is stored as of this version, if that is still the newest. */
  readonly version: number;
}

async function prune<Document>(
  db: DatabaseOrTransaction,
  { versions }: StoredDocumentKind<Document>,
  { accountId, documentId }: ToKeep,
): Promise<void> {
  const own = and(eq(versions.accountId, accountId), eq(versions.documentId, documentId));
  const unnamed = await db
    .select({ id: versions.id, savedAt: versions.savedAt })
    .from(versions)
    .where(and(own, isNull(versions.name)));
  const ids = versionsToDrop(unnamed, new Date());
  if (ids.length > 0) await db.delete(versions).where(and(own, inArray(versions.id, [...ids])));
}

/**
 * Stores the document's current state as an earlier version. Must be called in the transaction that then changes the
 * document. With `unless`, it is stored only if the last one is older, so that a period of editing begins with a
 * version and adds one every few minutes.
 */
export async function saveVersion<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  source: ToKeep,
  unless: { readonly keptWithinMinutes?: number } = {},
): Promise<void> {
  const { accountId, documentId, version } = source;
  const minutes = unless.keptWithinMinutes ?? 0;
  const { documents, versions } = kind;
  const documentColumn = sql.identifier(versions.documentId.name);
  const { rowCount } = await db.execute(sql`
    insert into ${versions} (account_id, id, ${documentColumn}, version, title, document, saved_at)
    select account_id, ${newId()}::uuid, id, version, title, document, updated_at
    from ${documents}
    where account_id = ${accountId} and id = ${documentId} and version = ${version} and deleted_at is null
      and not exists (
        select 1 from ${versions}
        where account_id = ${accountId} and ${documentColumn} = ${documentId}
          and created_at > now() - make_interval(mins => ${minutes}::int)
      )
    on conflict do nothing`);
  if ((rowCount ?? 0) > 0) await prune(db, kind, source);
}

const oneVersion = <Document>({ versions }: StoredDocumentKind<Document>, accountId: string, id: string) =>
  and(eq(versions.accountId, accountId), eq(versions.id, recordId(id)));

/** Reads a version of a document that is not deleted. Throws NO_DATA_FOUND for any other id. */
export async function readVersion<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  id: string,
): Promise<VersionRecord<Document>> {
  const { documents, versions } = kind;
  const [row] = await db
    .select({ version: versions })
    .from(versions)
    .innerJoin(documents, and(eq(documents.accountId, versions.accountId), eq(documents.id, versions.documentId)))
    .where(and(oneVersion(kind, accountId, id), isNull(documents.deletedAt)));
  if (!row) throw noDataFound();
  return row.version;
}

/**
 * Sets or (with null) removes the name of a version. Throws BAD_USER_INPUT when more than `mostNamed` versions of the
 * document would have names; the plan sets that limit.
 */
export function nameVersion<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  id: string,
  name: string | null,
  mostNamed: number,
): Promise<VersionRecord<Document>> {
  const { versions } = kind;
  return db.transaction(async (transaction) => {
    const { documentId } = await readVersion(transaction, kind, accountId, id);
    const [{ named } = { named: 0 }] = await transaction
      .select({ named: sql<number>`count(*)::int` })
      .from(versions)
      .where(and(eq(versions.accountId, accountId), eq(versions.documentId, documentId), isNotNull(versions.name)));
    if (name !== null && named >= mostNamed) {
      throw badUserInput([{ path: 'name', message: `A document can have at most ${mostNamed} named versions.` }]);
    }
    const [row] = await transaction
      .update(versions)
      .set({ name })
      .where(oneVersion(kind, accountId, id))
      .returning();
    if (!row) throw noDataFound();
    return row;
  });
}

/** Stores the document's current state as a version with a name. */
export async function saveNamedVersion<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  documentId: string,
  name: string,
  mostNamed: number,
): Promise<VersionRecord<Document>> {
  const { documents, versions } = kind;
  const id = await storing(db, accountId, async (transaction) => {
    const [document] = await transaction
      .select({ id: documents.id, version: documents.version })
      .from(documents)
      .where(liveDocument(kind, accountId, documentId))
      .for('update');
    if (!document) throw noDataFound();
    const { version } = document;
    await saveVersion(transaction, kind, { accountId, documentId: document.id, version });
    const [storedVersion] = await transaction
      .select({ id: versions.id })
      .from(versions)
      .where(
        and(eq(versions.accountId, accountId), eq(versions.documentId, document.id), eq(versions.version, version)),
      );
    if (!storedVersion) throw new Error('A version that was just saved is missing.');
    return storedVersion.id;
  });
  return nameVersion(db, kind, accountId, id, name, mostNamed);
}

/**
 * Makes a version the current state again, if the document is still at `version`. The state before is stored first, so
 * that restoring can be undone.
 */
export function restoreVersion<Document>(
  db: Database,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<DocumentRow<Document> | VersionConflict> {
  return storing(db, accountId, async (transaction) => {
    const { documentId, title, document } = await readVersion(transaction, kind, accountId, id);
    await saveVersion(transaction, kind, { accountId, documentId, version });
    return writeDraft(transaction, kind, accountId, { id: documentId, version, draft: { title, document } });
  });
}
