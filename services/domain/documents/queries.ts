import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type StoredDocumentKind, letterKind, resumeKind } from './document-kind.ts';

const { placeholder } = sql;

/**
 * Prepares the queries for documents of one kind, which are planned once per connection. Each query is scoped to one
 * account.
 */
export function prepareDocumentQueries<Document>(db: Database, kind: StoredDocumentKind<Document>) {
  const { name, documents, versions } = kind;
  const live = and(eq(documents.accountId, placeholder('accountId')), isNull(documents.deletedAt));
  const someOf = and(live, sql`${documents.id} = any(${placeholder('ids')}::uuid[])`);
  return {
    /** The documents as lists show them, the last edited first. Their content is read only on request. */
    list: db
      .select({
        accountId: documents.accountId,
        id: documents.id,
        title: documents.title,
        version: documents.version,
        createdAt: documents.createdAt,
        updatedAt: documents.updatedAt,
      })
      .from(documents)
      .where(live)
      .orderBy(desc(documents.updatedAt), desc(documents.id))
      .prepare(`gateway_${name}s`),

    one: db
      .select()
      .from(documents)
      .where(and(live, eq(documents.id, placeholder('id'))))
      .prepare(`gateway_${name}`),

    documents: db
      .select({ id: documents.id, document: documents.document })
      .from(documents)
      .where(someOf)
      .prepare(`gateway_${name}_documents`),

    titles: db
      .select({ id: documents.id, title: documents.title })
      .from(documents)
      .where(someOf)
      .prepare(`gateway_${name}_titles`),

    /** The versions of a document, the newest first. */
    versions: db
      .select({
        id: versions.id,
        documentId: versions.documentId,
        version: versions.version,
        title: versions.title,
        name: versions.name,
        savedAt: versions.savedAt,
        document: versions.document,
      })
      .from(versions)
      .innerJoin(documents, and(eq(documents.accountId, versions.accountId), eq(documents.id, versions.documentId)))
      .where(
        and(
          eq(versions.accountId, placeholder('accountId')),
          eq(versions.documentId, placeholder('documentId')),
          isNull(documents.deletedAt),
        ),
      )
      .orderBy(desc(versions.version))
      .prepare(`gateway_${name}_versions`),
  };
}

export type DocumentQueries<Document> = ReturnType<typeof prepareDocumentQueries<Document>>;

/** Prepares the query for the documents that use any of the given blocks, sorted by title. */
export function prepareUses(db: Database) {
  const usesIn = <Document>({ name, documents, uses }: StoredDocumentKind<Document>) =>
    db
      .select({
        eventId: uses.eventId,
        id: documents.id,
        title: documents.title,
        kind: sql<'resume' | 'letter'>`${sql.raw(`'${name}'`)}::text`.as('kind'),
      })
      .from(uses)
      .innerJoin(documents, and(eq(documents.accountId, uses.accountId), eq(documents.id, uses.documentId)))
      .where(
        and(
          eq(uses.accountId, placeholder('accountId')),
          isNull(documents.deletedAt),
          sql`${uses.eventId} = any(${placeholder('eventIds')}::uuid[])`,
        ),
      );
  return unionAll(usesIn(resumeKind), usesIn(letterKind))
    .orderBy(asc(sql`title`), asc(sql`id`))
    .prepare('gateway_uses');
}
