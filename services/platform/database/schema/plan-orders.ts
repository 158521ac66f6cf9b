import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from './columns.ts';

export const orderKinds = ['gift', 'own'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Whether the order is paid. `refunded` is final; `ended` may still become paid by a slow payment. */
export const orderStates = ['waiting', 'paid', 'ended', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The state of a gift's message: it waits for its day, has been sent, was accepted by the recipient's mail server, or
 * was refused.
 */
export const deliveries = ['waiting', 'sent', 'delivered', 'refused'] as const;
export type Delivery = (typeof deliveries)[number];

/**
 * Orders of the plan Plus, for someone else or for oneself. They belong to no account: a giver needs none, and a
 * recipient may redeem a gift into any.
 */
export const planOrders = pgTable(
  'plan_orders',
  {
    id: idColumn().primaryKey(),
    /** The unguessable part of the address at which the buyer sees the order. */
    reference: text('reference').notNull(),
    /** The id of the submitted form, which detects a form that is submitted twice. */
    once: text('once').notNull(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    state: text('state', { enum: orderStates }).notNull().default('waiting'),
    /** Whether this is a test order for which nothing is charged. */
    isSandbox: boolean('is_sandbox').notNull(),
    /** In the currency's smallest unit. */
    amount: integer('amount').notNull(),
    /** ISO 4217, in capital letters. */
    currency: text('currency').notNull(),
    months: integer('months').notNull(),
    /** The payment provider's id of the payment. */
    session: text('session'),
    /** The account that has the plan because of this order. */
    accountId: uuid('account_id'),
    giverName: text('giver_name'),
    giverEmail: text('giver_email'),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    message: text('message'),
    /** The language (BCP 47) of the giver and of the messages. */
    language: text('language').notNull().default('en'),
    deliverAt: timestamp('deliver_at', { withTimezone: true }),
    delivery: text('delivery', { enum: deliveries }).notNull().default('waiting'),
    /** SHA-256 of the code that was sent last. The code itself is stored nowhere. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('plan_orders_reference_key').on(table.reference),
    unique('plan_orders_once_key').on(table.once),
    unique('plan_orders_code_hash_key').on(table.codeHash),
    index('plan_orders_account_index').on(table.accountId),
    index('plan_orders_to_deliver')
      .on(table.deliverAt)
      .where(sql`${table.delivery} = 'waiting' and ${table.state} = 'paid'`),
    check('plan_orders_kind_check', sql`${table.kind} in ('gift', 'own')`),
    check('plan_orders_state_check', sql`${table.state} in ('waiting', 'paid', 'ended', 'refunded')`),
    check('plan_orders_delivery_check', sql`${table.delivery} in ('waiting', 'sent', 'delivered', 'refused')`),
  ],
);

export type PlanOrderRow = typeof planOrders.$inferSelect;

/** The payment events that have been processed, because the provider sends some of them twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id of the event. */
    name: text('name').primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);
