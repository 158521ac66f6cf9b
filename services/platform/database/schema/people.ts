import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';

/** The people that a user knows at companies. Contacts of jobs refer to them by id (docs/adr/0062). */
export const people = pgTable(
  'people',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    /** Counts the saves. A write names the version it was made from. */
    version: integer('version').notNull().default(1),
    name: text('name'),
    role: text('role'),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    /** The link without its scheme. */
    link: text('link'),
    howWeMet: text('how_we_met'),
    lastContactOn: date('last_contact_on').$type<PlainDay>(),
    notes: text('notes'),
    /** The words that a search looks through, without case and accents. */
    searchText: text('search_text').notNull(),
    /** Set while the owner can still restore the person. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'people_pkey', columns: [table.accountId, table.id] }),
    foreignKey({ name: 'people_account_fkey', columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
      'cascade',
    ),
    index('people_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export type PersonRow = typeof people.$inferSelect;
