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
    /** Set while the owner can still bring it back; nothing else tells of it any more. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
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

/** Earlier states of résumés, as many as `store/resume-versions` keeps of each. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    resumeId: uuid('resume_id').notNull(),
    /** The résumé's own count of saves when it was like this. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    document: jsonb('document').$type<ResumeDocument>().notNull(),
    /** Given by the person; one with a name is kept for as long as the résumé. */
    name: text('name'),
    /** When this state had been saved. */
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'resume_versions_pkey', columns: [table.accountId, table.id] }),
    unique('resume_versions_account_resume_version_key').on(table.accountId, table.resumeId, table.version),
    foreignKey({
      name: 'resume_versions_resume_fkey',
      columns: [table.accountId, table.resumeId],
      foreignColumns: [resumes.accountId, resumes.id],
    }).onDelete('cascade'),
  ],
);

export type ResumeRow = typeof resumes.$inferSelect;
export type ResumeVersionRow = typeof resumeVersions.$inferSelect;
