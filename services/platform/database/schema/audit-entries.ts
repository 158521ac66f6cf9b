import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';

/** What operators have done, and to what. Nothing of ours changes or deletes these rows; they name accounts by id, never by address. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn().primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Who, as the operator said or the system knows. */
    actor: text('actor').notNull(),
    /** `accounts delete` and the like. */
    action: text('action').notNull(),
    /** Id of what it was done to; empty where there is none. */
    target: text('target').notNull(),
    /** `begun`, then `done` or `failed` by an entry of its own. */
    outcome: text('outcome').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The account, where one was concerned. */
    subjectAccount: uuid('subject_account'),
  },
  (table) => [index('audit_entries_at_index').on(table.at)],
);

export type AuditEntry = typeof auditEntries.$inferSelect;
