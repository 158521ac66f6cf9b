import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { accounts, paymentEvents, planOrders, type PlanOrderRow } from '../../../platform/database/schema/index.ts';
import type { PaymentEvent } from '../payments/payments.ts';

/**
 * Adds months of Plus to an account, after those that it has. A negative number takes months back. Must be called in a
 * transaction. The sum is read first, because a distributed database refuses to add months to a column in an update.
 */
export async function addMonths(transaction: DatabaseOrTransaction, accountId: string, months: number): Promise<void> {
  const { plusUntil } = accounts;
  const one = eq(accounts.id, accountId);
  const from = months < 0 ? plusUntil : sql`greatest(${plusUntil}, now())`;
  const [account] = await transaction
    .select({ until: sql`${from} + make_interval(months => ${months}::int)`.mapWith(plusUntil) })
    .from(accounts)
    .where(one)
    .for('no key update');
  if (!account) return;
  await transaction.update(accounts).set({ plusUntil: account.until, updatedAt: new Date() }).where(one);
}

export interface SettleOptions {
  readonly database: Database;
  /** Sends a message to the buyer of an order that has just been paid, in the transaction that marks it as paid. */
  readonly onPaid: (order: PlanOrderRow, connection: DatabaseOrTransaction) => Promise<void>;
}

async function pay(
  connection: DatabaseOrTransaction,
  { order, amount, currency }: Extract<PaymentEvent, { kind: 'paid' }>,
): Promise<PlanOrderRow | undefined> {
  const [paid] = await connection
    .update(planOrders)
    .set({ state: 'paid', paidAt: sql`now()` })
    .where(
      and(
        eq(planOrders.id, order),
        // An order that was given up may still be paid, but a refunded one is final, in whatever order the events
        // arrive.
        inArray(planOrders.state, ['waiting', 'ended']),
        eq(planOrders.amount, amount),
        eq(planOrders.currency, currency),
      ),
    )
    .returning();
  if (paid?.kind === 'own' && paid.accountId !== null) await addMonths(connection, paid.accountId, paid.months);
  return paid;
}

/** Refunds an order. The code of a refunded gift becomes invalid, and an account that redeemed it loses the months. */
async function refund(connection: DatabaseOrTransaction, order: string): Promise<void> {
  const [before] = await connection.select().from(planOrders).where(eq(planOrders.id, order)).for('update');
  if (!before || before.state === 'refunded') return;
  await connection.update(planOrders).set({ state: 'refunded' }).where(eq(planOrders.id, order));
  const { state, accountId, kind, redeemedAt, months } = before;
  const hasIt = state === 'paid' && (kind === 'own' || redeemedAt !== null);
  if (hasIt && accountId !== null) await addMonths(connection, accountId, -months);
}

const isOrderId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * Processes an event of the payment provider. Each event counts once (`event` is its id), even if it arrives twice,
 * late, or out of order. If processing fails, nothing is stored, so that the provider's next attempt finds the previous
 * state. Returns the order if the event paid it.
 */
export async function settle(
  { database, onPaid }: SettleOptions,
  payment: PaymentEvent,
  event?: string,
): Promise<PlanOrderRow | undefined> {
  if (!isOrderId(payment.order)) return undefined;
  return database.transaction(async (transaction) => {
    if (event !== undefined) {
      const first = await transaction
        .insert(paymentEvents)
        .values({ name: event })
        .onConflictDoNothing()
        .returning({ name: paymentEvents.name });
      if (first.length === 0) return undefined;
    }
    if (payment.kind === 'paid') {
      const paid = await pay(transaction, payment);
      if (paid) await onPaid(paid, transaction);
      return paid;
    }
    if (payment.kind === 'refunded') await refund(transaction, payment.order);
    else {
      const open = and(eq(planOrders.id, payment.order), eq(planOrders.state, 'waiting'));
      await transaction.update(planOrders).set({ state: 'ended' }).where(open);
    }
    return undefined;
  });
}

/** Finds an order by its reference; undefined for an unknown one. */
export async function orderAt(database: Database, reference: string): Promise<PlanOrderRow | undefined> {
  if (!/^[\w-]{22}$/.test(reference)) return undefined;
  const [order] = await database.select().from(planOrders).where(eq(planOrders.reference, reference));
  return order;
}

/** Stores the provider's id of the payment of an order. */
export async function storeSession(database: Database, id: string, session: string | null): Promise<void> {
  if (session === null) return;
  await database
    .update(planOrders)
    .set({ session })
    .where(and(eq(planOrders.id, id), ne(planOrders.state, 'refunded')));
}
