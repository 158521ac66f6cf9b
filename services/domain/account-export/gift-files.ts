import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { planOrders } from '../../platform/database/schema/index.ts';

/** Orders of Plus that have to do with somebody. */
export interface PlanOrders {
  /** What they bought for themselves, and gifts that they redeemed: by these they have, or had, the plan. */
  readonly own: readonly unknown[];
  /** Gifts that were ordered with their address, as long as the order names anybody. */
  readonly given: readonly unknown[];
}

/** What both kinds tell of a payment. Codes are kept nowhere, and what a provider calls a payment says nothing to anybody. */
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
 * The orders of an account. `verifiedEmail`: the address that the person has shown to be theirs; gifts are ordered without an
 * account, so that for any other address they would show somebody what another person gave.
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
