import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';

/** Records of a partner whose blocks the person has deleted: a later sign-in must not bring them back. */
export const forgottenRecords = pgTable(
  'forgotten_records',
  {
    accountId: accountIdColumn(),
    /** The record's name at the partner, which was the block's. */
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
