import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  closeReasons,
  type Interview,
  type JobContact,
  jobStages,
  salaryPeriods,
} from '../../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { JobTask } from '../../../../shared/documents/jobs/tasks.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';

const dayColumn = (name: string) => date(name).$type<PlainDay>();
const amountColumn = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** The jobs that a user tracks (decisions.md "Job tracker"). */
export const jobs = pgTable(
  'jobs',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    /** Counts the saves. A write names the version it was made from. */
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    company: text('company'),
    location: text('location'),
    /** The link without its scheme. */
    link: text('link'),
    /** A normalized form of the link that is equal for two links to one job. */
    linkKey: text('link_key'),
    /** The text of the job ad as it was. */
    description: text('description'),
    /** Where the job was found. */
    source: text('source'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** From 1 to 5. */
    excitement: smallint('excitement'),
    salaryMin: amountColumn('salary_min'),
    salaryMax: amountColumn('salary_max'),
    /** ISO 4217. */
    currency: text('currency'),
    salaryPeriod: text('salary_period', { enum: salaryPeriods }),
    deadline: dayColumn('deadline'),
    appliedOn: dayColumn('applied_on'),
    /** The tasks in the person's order. A row of release 0.1 has none, and its next step is read as one. */
    tasks: jsonb('tasks')
      .$type<readonly JobTask[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The text and day of the first open task by day, stored here for lists. */
    nextStep: text('next_step'),
    nextStepOn: dayColumn('next_step_on'),
    /** The days of the open tasks, in order, for the calendar. */
    taskDays: dayColumn('task_days')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The days on which open tasks are called to mind, in order, for the daily email. */
    reminderDays: dayColumn('reminder_days')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Markdown limited to emphasis, lists, and links. */
    notes: text('notes'),
    /** The stage of the last entry of the history, stored here for lists. */
    stage: text('stage', { enum: jobStages }).notNull(),
    closeReason: text('close_reason', { enum: closeReasons }),
    stageSince: dayColumn('stage_since').notNull(),
    interviews: jsonb('interviews')
      .$type<readonly Interview[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The days of the interviews in their own time zones, in order, for the calendar. */
    interviewDays: dayColumn('interview_days')
      .array()
      .notNull()
      .default(sql`'{}'`),
    contacts: jsonb('contacts')
      .$type<readonly JobContact[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The documents linked to the job. They are not foreign keys, because a document may be deleted and restored. */
    resumeId: uuid('resume_id'),
    letterId: uuid('letter_id'),
    /**
     * The posting from which the job was tracked. It is not a foreign key, because postings belong to no account and
     * may disappear.
     */
    postingId: uuid('posting_id'),
    /**
     * The text that a search looks through: the tags on the first line, then the words of the rest, without case and
     * accents.
     */
    searchText: text('search_text').notNull(),
    /** Set while the owner can still restore the job. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'jobs_pkey', columns: [table.accountId, table.id] }),
    foreignKey({ name: 'jobs_account_fkey', columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
      'cascade',
    ),
    index('jobs_account_stage_index').on(table.accountId, table.stage, table.stageSince, table.id),
    index('jobs_account_link_index').on(table.accountId, table.linkKey),
    index('jobs_account_posting_index')
      .on(table.accountId, table.postingId)
      .where(sql`${table.postingId} is not null`),
    index('jobs_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('jobs_stage_check', sql`${table.stage} in ('saved', 'applied', 'screening', 'interview', 'offer', 'closed')`),
    check('jobs_close_reason_check', sql`(${table.stage} = 'closed') = (${table.closeReason} is not null)`),
    check('jobs_excitement_check', sql`${table.excitement} between 1 and 5`),
  ],
);

/** The stages that a job has reached, with their days. */
export const jobStageEntries = pgTable(
  'job_stage_entries',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    jobId: uuid('job_id').notNull(),
    stage: text('stage', { enum: jobStages }).notNull(),
    closeReason: text('close_reason', { enum: closeReasons }),
    on: dayColumn('on').notNull(),
  },
  (table) => [
    primaryKey({ name: 'job_stage_entries_pkey', columns: [table.accountId, table.jobId, table.id] }),
    foreignKey({
      name: 'job_stage_entries_job_fkey',
      columns: [table.accountId, table.jobId],
      foreignColumns: [jobs.accountId, jobs.id],
    }).onDelete('cascade'),
    check(
      'job_stage_entries_close_reason_check',
      sql`(${table.stage} = 'closed') = (${table.closeReason} is not null)`,
    ),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
export type JobStageEntryRow = typeof jobStageEntries.$inferSelect;
