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
 * Tables of the job search. They are global, because every account searches the same postings. No tenant table has a
 * foreign key to them, so that they may be in another database.
 */

const tsvectorColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });
const amountColumn = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** The places of postings, each once. */
export const places = pgTable('places', {
  id: idColumn().primaryKey(),
  /** A normalized form that is equal for two spellings of one place. */
  key: text('key').notNull().unique(),
  /** The displayed name, such as `Zürich, Switzerland` or `Austin, TX`. */
  name: text('name').notNull(),
  /** ISO 3166-1, two letters; null if unknown. */
  country: text('country'),
  /** The text that a search for a place looks through: its name and its country's, without case and accents. */
  searchText: text('search_text').notNull(),
  /** Degrees; null if unknown. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** The number of postings that named the place when they were ingested. */
  postingCount: integer('posting_count').notNull().default(0),
});

/**
 * Job ads as lists and searches need them. An id contains the time at which its posting was published (UUIDv7), so that
 * ids are in list order and the table can be partitioned by the month of its ids (docs/operating/search-feeds.md). Rows
 * are narrow; long texts are in `posting_texts`.
 */
export const postings = pgTable(
  'postings',
  {
    id: idColumn().primaryKey(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    /** The company in the form in which companies are compared: without case, accents, and legal form. */
    companyKey: text('company_key').notNull(),
    /** The place as the posting names it. */
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
    /** The highest pay, converted to a whole year, in its currency. */
    yearlySalary: doublePrecision('yearly_salary'),
    postedOn: date('posted_on').$type<PlainDay>().notNull(),
    closesOn: date('closes_on').$type<PlainDay>(),
    /** Since when the posting has been closed, because it was taken down or its last day has passed. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The displayed name of the source. */
    sourceName: text('source_name').notNull(),
    /** The link with its scheme. */
    link: text('link'),
    /** Whether the posting is generated, for trying the search. */
    isSample: boolean('is_sample').notNull().default(false),
    /** A normalized form that is equal for two publications of one job. */
    fingerprint: text('fingerprint').notNull(),
    /** When the posting was first ingested. Saved searches call later ones new. */
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** The words of the title (A), company (B), places (C), and text (D), as `searchText` writes them. */
    search: tsvectorColumn('search').notNull(),
  },
  (table) => [
    index('postings_search_index').using('gin', table.search),
    // What searches look through: the words without positions, and terms for titles, companies, and times
    // (`posting_index_terms` in its migration, `index-query.ts`). `postings_search_index` serves the release before.
    index('postings_terms_index').using('gin', sql`posting_index_terms(search, id)`),
    index('postings_places_index').using('gin', table.placeIds),
    // `postings_choices_index` serves filters without words; its included columns exist only in the baseline migration.
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
    /** HTML limited to the tags that `sanitizePosting` allows. */
    description: text('description').notNull(),
    /** The description without markup. */
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

/**
 * Where postings were found. A posting that two boards publish has two rows, and stays open while one of them lists it.
 */
export const postingSources = pgTable(
  'posting_sources',
  {
    /** The feed's key in the configuration; `samples` for generated postings. */
    source: text('source').notNull(),
    /** The feed's id of the posting. */
    externalId: text('external_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    link: text('link'),
    /** A hash of the incoming record. A record with the same hash needs no work. */
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

/** The state of reading each configured feed. */
export const postingFeeds = pgTable('posting_feeds', {
  source: text('source').primaryKey(),
  /** The feed's validators of its last state, for conditional requests. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
  lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  /** The number of consecutive failed readings. */
  failures: integer('failures').notNull().default(0),
  lastProblem: text('last_problem'),
});

/** Records of a feed's last reading that could not be accepted, each with the reason. */
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

/** Words that occur in postings, for suggestions when a search has a typo. */
export const postingWords = pgTable('posting_words', {
  word: text('word').primaryKey(),
  /** The number of postings that contained the word when they were ingested. */
  count: integer('count').notNull(),
});

export type PlaceRow = typeof places.$inferSelect;
export type PostingRow = typeof postings.$inferSelect;
export type PostingSourceRow = typeof postingSources.$inferSelect;
