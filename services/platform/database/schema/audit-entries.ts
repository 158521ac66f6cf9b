import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';

/**
 * What operators have done, and to what. Our code never changes or deletes these rows; they name accounts by id, never
 * by address.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn().primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The operator, as named on the command line or as known to the system. */
    actor: text('actor').notNull(),
    /** The action, such as `accounts delete`. */
    action: text('action').notNull(),
    /** The id of the object of the action; empty where there is none. */
    target: text('target').notNull(),
    /** `begun`, followed by a second entry with `done` or `failed`. */
    outcome: text('outcome').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** The account that the action affected, if any. */
    subjectAccount: uuid('subject_account'),
  },
  (table) => [index('audit_entries_at_index').on(table.at)],
);

export type AuditEntry = typeof auditEntries.$inferSelect;
