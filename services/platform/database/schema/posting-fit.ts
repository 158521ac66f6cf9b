import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AdFeatures } from '../../../../shared/matching/match/ad-features.ts';
import { postings } from './postings.ts';

/** What a posting asks for, as read by the matching. Postings belong to no account, and neither do these rows. */
export const postingFeatures = pgTable(
  'posting_features',
  {
    postingId: uuid('posting_id').primaryKey(),
    /**
     * The version of the vocabulary and rules with which the posting was read. With another version, it is read again.
     */
    version: text('version').notNull(),
    features: jsonb('features').$type<AdFeatures>().notNull(),
    /** When the posting was read. A posting that was changed later is read again. */
    readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'posting_features_posting_fkey',
      columns: [table.postingId],
      foreignColumns: [postings.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The terms of each posting (`search-terms.ts`), in list order. The newest postings of a term are at the end of its
 * range of the key, however many there are.
 */
export const postingTerms = pgTable(
  'posting_terms',
  {
    term: text('term').notNull(),
    postingId: uuid('posting_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'posting_terms_pkey', columns: [table.term, table.postingId] }),
    index('posting_terms_posting_index').on(table.postingId),
    foreignKey({
      name: 'posting_terms_posting_fkey',
      columns: [table.postingId],
      foreignColumns: [postings.id],
    }).onDelete('cascade'),
  ],
);
