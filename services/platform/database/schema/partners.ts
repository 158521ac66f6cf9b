import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timeColumns } from './columns.ts';

/** Career portals that operators have registered. They belong to no account, and every process knows all of them by heart. */
export const partners = pgTable(
  'partners',
  {
    /** Name of the provider, as the gateway tells it; it stays. */
    id: text('id').primaryKey(),
    /** All that there is to know, as `TESSERA_PARTNERS` would have it (services/domain/partners/partner.ts). */
    record: jsonb('record').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Whether its tokens and pages are let in. */
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Grows with each change: who changes what somebody else has changed meanwhile is told so. */
    version: integer('version').notNull().default(1),
    ...timeColumns(),
  },
  (table) => [
    uniqueIndex('partners_domain').on(sql`(${table.record} ->> 'domain')`),
    uniqueIndex('partners_issuer').on(sql`(${table.record} ->> 'issuer')`),
    check('partners_id_check', sql`${table.record} ->> 'id' = ${table.id}`),
  ],
);

export type PartnerRow = typeof partners.$inferSelect;

/** One row, whose number grows with every change of a partner: processes ask for it every few seconds. */
export const partnerRevision = pgTable('partner_revision', {
  name: text('name').primaryKey(),
  revision: integer('revision').notNull(),
});
