import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { planOrders } from '../../platform/database/schema/index.ts';

/** The orders of Plus that concern an account. */
export interface PlanOrders {
  /** Orders for oneself and redeemed gifts, which give or gave the account its plan. */
  readonly own: readonly unknown[];
  /** Gifts that were ordered with the account's address, as long as the order contains names. */
  readonly given: readonly unknown[];
}

/**
 * The payment details of both kinds. Codes are not stored, and the provider's id of a payment is meaningless to the
 * user.
 */
const payment = {
  months: planOrders.months,
  amount: planOrders.amount,
  currency: planOrders.currency,
  isSandbox: planOrders.isSandbox,
  state: planOrders.state,
  createdAt: planOrders.createdAt,
  paidAt: planOrders.paidAt,
  redeemedAt: planOrders.redeemedAt,
};

/**
 * Reads the orders of an account. `verifiedEmail` is the address that is verified to belong to the user. Gifts are
 * ordered without an account, so with an unverified address they could reveal what another person gave.
 */
export async function readPlanOrders(
  db: DatabaseOrTransaction,
  accountId: string,
  verifiedEmail: string | null,
): Promise<PlanOrders> {
  const { kind, giverName, giverEmail, recipientName, recipientEmail, message, deliverAt, delivery, state, id } =
    planOrders;
  const own = await db
    .select({ kind, ...payment, giverName, message })
    .from(planOrders)
    .where(eq(planOrders.accountId, accountId))
    .orderBy(asc(id));
  const given =
    verifiedEmail === null
      ? []
      : await db
          .select({ ...payment, giverName, giverEmail, recipientName, recipientEmail, message, deliverAt, delivery })
          .from(planOrders)
          .where(and(eq(kind, 'gift'), ne(state, 'ended'), eq(sql`lower(${giverEmail})`, verifiedEmail.toLowerCase())))
          .orderBy(asc(id));
  return { own, given };
}
