import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AdFeatures } from '../../../../shared/matching/match/ad-features.ts';
import { postings } from './postings.ts';

/** What a posting asks for, as matching has read it: postings are everybody's, so these are, too. */
export const postingFeatures = pgTable(
  'posting_features',
  {
    postingId: uuid('posting_id').primaryKey(),
    /** Of the vocabulary and the rules by which it was read; another one means that it is read anew. */
    version: text('version').notNull(),
    features: jsonb('features').$type<AdFeatures>().notNull(),
    /** A posting that was changed later is read anew. */
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
 * The terms of each posting (`search-terms.ts`), in the order of lists: the newest postings of a term are the last of its part
 * of the key, however many there are.
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
