import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';
import { events } from './events.ts';
import type { LetterDocument } from '../../../../shared/documents/letter/letter-document.ts';
import type { ResumeDocument } from '../../../../shared/documents/resume-document.ts';

/**
 * Creates the tables of one kind of document, named by its singular and plural (`resume`, `resumes`): the documents,
 * which blocks each of them uses, and earlier states. Each kind has its own tables, because records of that kind refer
 * to them by foreign key, and because no list then has to filter out the other kinds.
 */
export function documentTables<Document>(one: string, many: string) {
  const documents = pgTable(
    many,
    {
      accountId: accountIdColumn(),
      id: idColumn(),
      title: text('title').notNull(),
      /** Counts the saves. A write names the version it was made from. */
      version: integer('version').notNull().default(1),
      document: jsonb('document').$type<Document>().notNull(),
      /** Set while the owner can still restore the document; until then it is hidden everywhere else. */
      deletedAt: timestamp('deleted_at', { withTimezone: true }),
      ...timeColumns(),
    },
    (table) => [
      primaryKey({ name: `${many}_pkey`, columns: [table.accountId, table.id] }),
      foreignKey({ name: `${many}_account_fkey`, columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
        'cascade',
      ),
      index(`${many}_deleted_index`)
        .on(table.deletedAt)
        .where(sql`${table.deletedAt} is not null`),
    ],
  );

  /** Which document uses which block. Written in the transaction that writes the document. */
  const uses = pgTable(
    `${one}_events`,
    {
      accountId: accountIdColumn(),
      documentId: uuid(`${one}_id`).notNull(),
      eventId: uuid('event_id').notNull(),
    },
    (table) => [
      primaryKey({ name: `${one}_events_pkey`, columns: [table.accountId, table.documentId, table.eventId] }),
      index(`${one}_events_account_event_index`).on(table.accountId, table.eventId),
      foreignKey({
        name: `${one}_events_${one}_fkey`,
        columns: [table.accountId, table.documentId],
        foreignColumns: [documents.accountId, documents.id],
      }).onDelete('cascade'),
      foreignKey({
        name: `${one}_events_event_fkey`,
        columns: [table.accountId, table.eventId],
        foreignColumns: [events.accountId, events.id],
      }).onDelete('cascade'),
    ],
  );

  /** Earlier states, as many of each document as `store/documents/versions` keeps. */
  const versions = pgTable(
    `${one}_versions`,
    {
      accountId: accountIdColumn(),
      id: idColumn(),
      documentId: uuid(`${one}_id`).notNull(),
      /** The document's save count in this state. */
      version: integer('version').notNull(),
      title: text('title').notNull(),
      document: jsonb('document').$type<Document>().notNull(),
      /** A name from the user. A version with a name is kept as long as the document. */
      name: text('name'),
      /** When this state was saved. */
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ name: `${one}_versions_pkey`, columns: [table.accountId, table.id] }),
      unique(`${one}_versions_account_${one}_version_key`).on(table.accountId, table.documentId, table.version),
      foreignKey({
        name: `${one}_versions_${one}_fkey`,
        columns: [table.accountId, table.documentId],
        foreignColumns: [documents.accountId, documents.id],
      }).onDelete('cascade'),
    ],
  );

  return { documents, uses, versions };
}

/** The tables of one kind of document. */
export type DocumentTables<Document> = ReturnType<typeof documentTables<Document>>;
export type DocumentRow<Document> = DocumentTables<Document>['documents']['$inferSelect'];
export type DocumentVersionRow<Document> = DocumentTables<Document>['versions']['$inferSelect'];

export const {
  documents: letters,
  uses: letterEvents,
  versions: letterVersions,
} = documentTables<LetterDocument>('letter', 'letters');

export type LetterRow = typeof letters.$inferSelect;
export type LetterVersionRow = typeof letterVersions.$inferSelect;

export const {
  documents: resumes,
  uses: resumeEvents,
  versions: resumeVersions,
} = documentTables<ResumeDocument>('resume', 'resumes');

export type ResumeRow = typeof resumes.$inferSelect;
export type ResumeVersionRow = typeof resumeVersions.$inferSelect;
