import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobFileKinds } from '../../../../shared/documents/jobs/job-files.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn } from './columns.ts';

/**
 * Files that belong to a job, such as an offer letter. Their bytes are in the object store, under a key made of the ids
 * (`job-files/file-key.ts`). The job is no foreign key, because a row must outlive it until its bytes are deleted.
 */
export const jobFiles = pgTable(
  'job_files',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    jobId: uuid('job_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: jobFileKinds }).notNull(),
    size: integer('size').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set while the owner can still restore the file. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'job_files_pkey', columns: [table.accountId, table.id] }),
    foreignKey({ name: 'job_files_account_fkey', columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
      'cascade',
    ),
    index('job_files_account_job_index').on(table.accountId, table.jobId),
    check('job_files_kind_check', sql`${table.kind} in ('pdf', 'docx', 'png', 'jpeg')`),
  ],
);

export type JobFileRow = typeof jobFiles.$inferSelect;
