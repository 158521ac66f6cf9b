import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { salaryPeriods } from '../../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { employmentTypes, workplaces } from '../../../../shared/documents/postings/posting.ts';
import { idColumn } from './columns.ts';

/**
 * Tables of the job search. They are global, not an account's: everybody searches the same postings. No tenant table has a
 * key into them, so they may lie in another database.
 */

const tsvectorColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });
const amountColumn = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** Places that postings are at, each once. */
export const places = pgTable('places', {
  id: idColumn().primaryKey(),
  /** What two spellings of one place have in common. */
  key: text('key').notNull().unique(),
  /** As it is shown: `Zürich, Switzerland`, `Austin, TX`. */
  name: text('name').notNull(),
  /** ISO 3166-1, two letters; null where it is not known. */
  country: text('country'),
  /** What a search for the place looks through: its name and its country's, without case and accents. */
  searchText: text('search_text').notNull(),
  /** Degrees; null where nobody knows them. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
});

/**
 * Advertisements of jobs, as lists and searches need them. An id holds the time at which its posting was published (UUIDv7), so
 * that ids are in the order of a list, and that the table can be partitioned by months of ids (docs/operating/search-feeds.md). Rows are
 * narrow: long texts are in `posting_texts`.
 */
export const postings = pgTable(
  'postings',
  {
    id: idColumn().primaryKey(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    /** As companies are compared: without case, accents and legal form. */
    companyKey: text('company_key').notNull(),
    /** The place as the posting has it. */
    location: text('location'),
    placeIds: uuid('place_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    workplace: text('workplace', { enum: workplaces }),
    employmentTypes: text('employment_types', { enum: employmentTypes })
      .array()
      .notNull()
      .default(sql`'{}'`),
    salaryMin: amountColumn('salary_min'),
    salaryMax: amountColumn('salary_max'),
    /** ISO 4217. */
    currency: text('currency'),
    salaryPeriod: text('salary_period', { enum: salaryPeriods }),
    /** The most that it pays, as of a whole year, in its currency. */
    yearlySalary: doublePrecision('yearly_salary'),
    postedOn: date('posted_on').$type<PlainDay>().notNull(),
    closesOn: date('closes_on').$type<PlainDay>(),
    /** Since when it is not open any more: taken down, or past its last day. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Where it was found, as it is shown. */
    sourceName: text('source_name').notNull(),
    /** With its scheme. */
    link: text('link'),
    /** Made up, for trying the search out. */
    isSample: boolean('is_sample').notNull().default(false),
    /** What two publications of one job have in common. */
    fingerprint: text('fingerprint').notNull(),
    /** When it came here: what a saved search calls new. */
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Words of its title (A), company (B), places (C) and text (D), as `searchText` writes them. */
    search: tsvectorColumn('search').notNull(),
  },
  (table) => [
    index('postings_search_index').using('gin', table.search),
    index('postings_places_index').using('gin', table.placeIds),
    // `postings_choices_index` covers choices without words; its included columns are in the baseline migration alone.
    index('postings_company_index').on(table.companyKey),
    index('postings_fingerprint_index').on(table.fingerprint),
    index('postings_first_seen_index').on(table.firstSeenAt),
    index('postings_closes_index')
      .on(table.closesOn)
      .where(sql`${table.closedAt} is null and ${table.closesOn} is not null`),
  ],
);

/** The long texts of postings. */
export const postingTexts = pgTable(
  'posting_texts',
  {
    postingId: uuid('posting_id').primaryKey(),
    /** HTML of the few tags that `sanitizePosting` leaves. */
    description: text('description').notNull(),
    /** The same without markup. */
    text: text('text').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'posting_texts_posting_fkey',
      columns: [table.postingId],
      foreignColumns: [postings.id],
    }).onDelete('cascade'),
  ],
);

/** Where postings were found: one that two boards publish has two rows, and stays open while one of them has it. */
export const postingSources = pgTable(
  'posting_sources',
  {
    /** The feed's key in the configuration; `samples` for what was made up. */
    source: text('source').notNull(),
    /** What the feed calls it. */
    externalId: text('external_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    link: text('link'),
    /** Of the record as it came: one that is as it was needs no work. */
    contentHash: text('content_hash').notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'posting_sources_pkey', columns: [table.source, table.externalId] }),
    index('posting_sources_posting_index').on(table.postingId),
    foreignKey({
      name: 'posting_sources_posting_fkey',
      columns: [table.postingId],
      foreignColumns: [postings.id],
    }).onDelete('cascade'),
  ],
);

/** How the reading of each configured feed stands. */
export const postingFeeds = pgTable('posting_feeds', {
  source: text('source').primaryKey(),
  /** What the feed said about its last state, to be asked whether there is another. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
  lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  /** Readings that failed, one after another. */
  failures: integer('failures').notNull().default(0),
  lastProblem: text('last_problem'),
});

/** Records that could not be taken, each with the reason; those of a feed's last reading. */
export const postingProblems = pgTable(
  'posting_problems',
  {
    id: idColumn().primaryKey(),
    source: text('source').notNull(),
    externalId: text('external_id'),
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('posting_problems_source_index').on(table.source)],
);

/** Words that postings have, for suggestions to somebody who has mistyped one. */
export const postingWords = pgTable('posting_words', {
  word: text('word').primaryKey(),
  /** Postings that had it when they came. */
  count: integer('count').notNull(),
});

export type PlaceRow = typeof places.$inferSelect;
export type PostingRow = typeof postings.$inferSelect;
export type PostingSourceRow = typeof postingSources.$inferSelect;
