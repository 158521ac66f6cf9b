import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';
import { events } from './events.ts';

export const resumes = pgTable(
  'resumes',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    title: text('title').notNull(),
    /** Counts the saves; a write names the version it was made from. */
    version: integer('version').notNull().default(1),
    document: jsonb('document').$type<ResumeDocument>().notNull(),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'resumes_pkey', columns: [table.accountId, table.id] }),
    foreignKey({ name: 'resumes_account_fkey', columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Which résumé uses which block; written in the transaction that writes the résumé. */
export const resumeEvents = pgTable(
  'resume_events',
  {
    accountId: accountIdColumn(),
    resumeId: uuid('resume_id').notNull(),
    eventId: uuid('event_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'resume_events_pkey', columns: [table.accountId, table.resumeId, table.eventId] }),
    index('resume_events_account_event_index').on(table.accountId, table.eventId),
    foreignKey({
      name: 'resume_events_resume_fkey',
      columns: [table.accountId, table.resumeId],
      foreignColumns: [resumes.accountId, resumes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'resume_events_event_fkey',
      columns: [table.accountId, table.eventId],
      foreignColumns: [events.accountId, events.id],
    }).onDelete('cascade'),
  ],
);

export type ResumeRow = typeof resumes.$inferSelect;
