import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import { accountIdColumn, byteaColumn, idColumn } from './columns.ts';
import { eventKinds } from './events.ts';
import { jobs } from './jobs.ts';

/** The kinds of document that can be sent to an employer. */
export const sentKinds = ['resume', 'letter'] as const;
export type SentKind = (typeof sentKinds)[number];

/** What was sent to an employer at one time, as immutable copies (decisions.md "Job tracker"). */
export const jobSent = pgTable(
  'job_sent',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    jobId: uuid('job_id').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** The layout engine that drew the pages, such as `typst-ts 0.7.0`. */
    engine: text('engine').notNull(),
  },
  (table) => [
    primaryKey({ name: 'job_sent_pkey', columns: [table.accountId, table.id] }),
    index('job_sent_account_job_index').on(table.accountId, table.jobId),
    foreignKey({
      name: 'job_sent_job_fkey',
      columns: [table.accountId, table.jobId],
      foreignColumns: [jobs.accountId, jobs.id],
    }).onDelete('cascade'),
  ],
);

/** Each sent document, byte for byte, and the composed document it was drawn from. */
export const jobSentDocuments = pgTable(
  'job_sent_documents',
  {
    accountId: accountIdColumn(),
    sentId: uuid('sent_id').notNull(),
    kind: text('kind', { enum: sentKinds }).notNull(),
    /** The document that was copied. It may have been deleted. */
    documentId: uuid('document_id').notNull(),
    /** The document's version when it was sent. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    document: jsonb('document').$type<ComposedDocument>().notNull(),
    pdf: byteaColumn('pdf').notNull(),
  },
  (table) => [
    primaryKey({ name: 'job_sent_documents_pkey', columns: [table.accountId, table.sentId, table.kind] }),
    foreignKey({
      name: 'job_sent_documents_sent_fkey',
      columns: [table.accountId, table.sentId],
      foreignColumns: [jobSent.accountId, jobSent.id],
    }).onDelete('cascade'),
    check('job_sent_documents_kind_check', sql`${table.kind} in ('resume', 'letter')`),
  ],
);

/**
 * The blocks that were in what was sent, with their text at the time. Statistics about which versions led to interviews
 * count by these rows.
 */
export const jobSentBlocks = pgTable(
  'job_sent_blocks',
  {
    accountId: accountIdColumn(),
    sentId: uuid('sent_id').notNull(),
    /** The block. It may have been deleted. */
    eventId: uuid('event_id').notNull(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    /** The block's version when it was sent. */
    version: integer('version').notNull(),
    /** The name of the block. */
    name: text('name').notNull(),
    /** A digest of the text, used for counting. */
    wordingKey: text('wording_key').notNull(),
    /** The text: the bullets of a block, or a paragraph before its variables are filled in. */
    wording: text('wording').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'job_sent_blocks_pkey',
      columns: [table.accountId, table.sentId, table.eventId, table.wordingKey],
    }),
    foreignKey({
      name: 'job_sent_blocks_sent_fkey',
      columns: [table.accountId, table.sentId],
      foreignColumns: [jobSent.accountId, jobSent.id],
    }).onDelete('cascade'),
  ],
);

export type JobSentBlockRow = typeof jobSentBlocks.$inferSelect;
