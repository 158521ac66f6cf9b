import { bigint, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountIdColumn } from './columns.ts';
import { jobs } from './jobs.ts';

/**
 * What a search in a person's own jobs looks through (docs/adr/0068). Rows are derived from jobs by the first search
 * after a change (`refresh-job-texts.ts`), so nothing that writes jobs has to know of them. The migration stores texts
 * of up to a page uncompressed in the row, because reading them is most of what a search costs.
 */
export const jobTexts = pgTable(
  'job_texts',
  {
    accountId: accountIdColumn(),
    jobId: uuid('job_id').notNull(),
    /** The version (`xmin`) of the job's row that the text was derived from. */
    rowVersion: bigint('row_version', { mode: 'number' }).notNull(),
    /** All texts of the job in one line, without case and accents. */
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ name: 'job_texts_pkey', columns: [table.accountId, table.jobId] }),
    foreignKey({
      name: 'job_texts_job_fkey',
      columns: [table.accountId, table.jobId],
      foreignColumns: [jobs.accountId, jobs.id],
    }).onDelete('cascade'),
    // Whether texts are up to date is answered from this index alone.
    index('job_texts_version_index').on(table.accountId, table.jobId, table.rowVersion),
  ],
);
