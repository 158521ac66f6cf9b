import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timeColumns } from './columns.ts';

/** The JSON of a partner as the database holds it: an object whose members nothing in the database validates. */
export type StoredPartnerRecord = Readonly<Record<string, unknown>>;

/**
 * The career portals that operators have registered. They belong to no account, and every process caches all of them.
 */
export const partners = pgTable(
  'partners',
  {
    /** The provider's name in the gateway's answers. It never changes. */
    id: text('id').primaryKey(),
    /**
     * The partner's configuration in the format of `TESSERA_PARTNERS`. It is parsed where
     * rows are read (services/domain/partners/stored-partner.ts).
     */
    record: jsonb('record').$type<StoredPartnerRecord>().notNull(),
    /** Whether the partner's tokens and pages are accepted. */
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Grows with each change (optimistic locking): a change made from an older version is refused. */
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

/** A single row whose number grows with every change of a partner. Processes poll it every few seconds. */
export const partnerRevision = pgTable('partner_revision', {
  name: text('name').primaryKey(),
  revision: integer('revision').notNull(),
});
