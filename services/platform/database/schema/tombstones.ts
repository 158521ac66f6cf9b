import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';

/** Partner records whose blocks the user has deleted. A later sign-in must not restore them. */
export const tombstones = pgTable(
  'forgotten_records',
  {
    accountId: accountIdColumn(),
    /** The record's name at the partner, which was also the block's `uuid`. */
    uuid: text('uuid').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'forgotten_records_pkey', columns: [table.accountId, table.uuid] }),
    foreignKey({
      name: 'forgotten_records_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
  ],
);
