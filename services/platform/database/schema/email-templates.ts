import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';

/** The texts of emails that a user has written for later, with variables such as `{{firstName}}`. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    /** Counts the saves. A write names the version it was made from. */
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Set while the owner can still restore the template. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'email_templates_pkey', columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'email_templates_account_fkey',
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete('cascade'),
    index('email_templates_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export type EmailTemplateRow = typeof emailTemplates.$inferSelect;
