import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { byteaColumn } from './columns.ts';

/**
 * Files by key, for installations without an object store (services/platform/storage). Keys are random and belong to
 * the rows that name them, so the table is global and may be in another database.
 */
export const storedObjects = pgTable('stored_objects', {
  key: text('key').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: byteaColumn('bytes').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
