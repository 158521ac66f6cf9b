import { and, eq } from 'drizzle-orm';
import type { Reading } from '../../../shared/documents/parsing/read-whole.ts';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/schema/index.ts';
import { referencesIn, type StoredDocumentKind } from '../documents/document-kind.ts';
import { storeReferences } from '../documents/references.ts';
import { readDocumentInput } from '../input/read-document.ts';
import type { ArchivedDocument } from './archive.ts';
import type { ImportPart, ReportWriter } from './import-report.ts';
import { idIn, instantIn, jsonKey, readStrictly, recordsIn, textIn, versionIn, withNewIds } from './record-tools.ts';

/** The most earlier versions of one document that are stored. */
const mostVersions = 200;

export interface DocumentsToImport<Document> {
  readonly kind: StoredDocumentKind<Document>;
  readonly part: ImportPart;
  readonly parse: (value: unknown) => Reading<Document>;
  readonly archived: readonly ArchivedDocument[];
  /** The ids that documents must use for blocks and jobs that the account has already. */
  readonly newIds: ReadonlyMap<string, string>;
}

/** Stores the earlier versions of a document. */
async function importVersions<Document>(
  db: Transaction,
  accountId: string,
  documentId: string,
  { path, versions: archived }: ArchivedDocument,
  { kind: { versions }, parse, newIds }: DocumentsToImport<Document>,
  report: ReportWriter,
): Promise<void> {
  const seen = new Set<number>();
  for (const [index, { version, name, savedAt, title, document }] of recordsIn(archived).slice(0, mostVersions)) {
    const reading = readStrictly((reader) =>
      readDocumentInput(reader, parse, { title: textIn(title), document: withNewIds(document, newIds) }),
    );
    const saved = instantIn(savedAt);
    const place = `${path.replace(/\.json$/, '.versions.json')}, [${index}]`;
    if (!reading.ok) report.refuse(`${place}.${reading.path}`, reading.message);
    else if (saved === undefined || seen.has(versionIn(version))) report.refuse(place, 'has no valid time or number');
    else {
      seen.add(versionIn(version));
      await db.insert(versions).values({
        ...{ accountId, id: newId(), documentId, version: versionIn(version), savedAt: saved },
        ...{ title: reading.value.title, document: reading.value.document },
        name: textIn(name) === '' ? null : textIn(name).slice(0, 100),
      });
      report.add('versions');
    }
  }
}

/**
 * Stores the documents of one kind under their own ids, with their earlier versions. One that the account has is kept
 * as it is there; one that it has deleted comes back as the archive has it.
 */
export async function importDocuments<Document>(
  db: Transaction,
  accountId: string,
  given: DocumentsToImport<Document>,
  report: ReportWriter,
): Promise<void> {
  const { kind, part, parse, archived, newIds } = given;
  const { documents } = kind;
  for (const one of archived) {
    const { path, value } = one;
    const record = isRecord(value) ? value : {};
    const id = idIn(record['id']);
    const reading = readStrictly((reader) =>
      readDocumentInput(reader, parse, {
        title: textIn(record['title']),
        document: withNewIds(record['document'], newIds),
      }),
    );
    if (!reading.ok || id === undefined) {
      report.refuse(reading.ok ? path : `${path}, ${reading.path}`, reading.ok ? 'has no valid id' : reading.message);
      continue;
    }
    const { title, document } = reading.value;
    const own = and(eq(documents.accountId, accountId), eq(documents.id, id));
    const [existing] = await db
      .select({ title: documents.title, document: documents.document, deletedAt: documents.deletedAt })
      .from(documents)
      .where(own);
    if (existing?.deletedAt === null) {
      report.keep(part, title, existing.title === title && jsonKey(existing.document) === jsonKey(document));
      continue;
    }
    if (existing) await db.delete(documents).where(own);
    await db.insert(documents).values({
      ...{ accountId, id, title, document, version: versionIn(record['version']) },
      createdAt: instantIn(record['createdAt']),
      updatedAt: instantIn(record['updatedAt']),
    });
    await storeReferences(db, kind, accountId, id, referencesIn(kind, document));
    report.add(part);
    await importVersions(db, accountId, id, one, given, report);
  }
}
