import { bigint, foreignKey, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn } from './columns.ts';

/**
 * How much an account stores, and how much it may store. Each write that stores or frees something locks its account's
 * row and counts again, so that concurrent writes cannot exceed the quota together.
 */
export const accountUsage = pgTable(
  'account_usage',
  {
    accountId: accountIdColumn(),
    usedBytes: bigint('used_bytes', { mode: 'number' }).notNull(),
    /** From the settings and the kind of account, so that a write needs to know neither. */
    allowedBytes: bigint('allowed_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'account_usage_pkey', columns: [table.accountId] }),
    foreignKey({
      name: 'account_usage_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
  ],
);
