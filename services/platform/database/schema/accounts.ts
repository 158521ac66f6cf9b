import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { idColumn, timeColumns } from './columns.ts';

/** The user's plan (decisions.md "Profile, plan, account"). */
export const products = ['free', 'plus', 'partner'] as const;
export type Product = (typeof products)[number];

/**
 * A user, identified by an identity provider (`issuer`) and the name used there (`subject`). All other tenant tables
 * refer to `accounts.id`, the key by which accounts can be distributed over machines.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn().primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    product: text('product', { enum: products }).notNull().default('free'),
    /** The end of `plus` for an account whose plan is otherwise `free`. */
    plusUntil: timestamp('plus_until', { withTimezone: true }),
    headshotUrl: text('headshot_url'),
    /** The id of the user at the partner's portal, and the portal's domain (product.md §3 "Profile"). */
    mjUserId: text('mj_user_id'),
    mjDomain: text('mj_domain'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    linkedin: text('linkedin'),
    addressOne: text('address_one'),
    addressTwo: text('address_two'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    /** When the account will be deleted at its owner's request; the owner can cancel the deletion until then. */
    deletionDate: timestamp('deletion_date', { withTimezone: true }),
    /** Since when sign-in has been blocked. The data is deleted when the last token has expired. */
    accessEndedAt: timestamp('access_ended_at', { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    unique('accounts_issuer_subject_key').on(table.issuer, table.subject),
    index('accounts_deletion_date')
      .on(table.deletionDate)
      .where(sql`${table.deletionDate} is not null`),
    check('accounts_product_check', sql`${table.product} in ('free', 'plus', 'partner')`),
  ],
);

export type AccountRow = typeof accounts.$inferSelect;
