import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders, type PlanOrderRow } from '../../../platform/database/schema/index.ts';

/**
 * The states of messages that have been sent, whatever the result. A message that is still waiting needs no second one.
 */
const sentStates: readonly PlanOrderRow['delivery'][] = ['sent', 'delivered', 'refused'];

/** Returns whether a gift's message can be sent again: it has been sent, and its code has not been redeemed. */
export const canBeSentAgain = ({ state, delivery, redeemedAt }: PlanOrderRow): boolean =>
  state === 'paid' && redeemedAt === null && sentStates.includes(delivery);

/**
 * Schedules a gift's message to be sent again immediately, to the given address. The address may have been mistyped, or
 * the message may have bounced hours after a server accepted it, which is not reported to us. The new message has
 * another code, which invalidates the previous one. Has no effect on a redeemed gift.
 */
export async function resendGift(database: Database, id: string, recipientEmail: string): Promise<void> {
  const { state, delivery, redeemedAt } = planOrders;
  await database
    .update(planOrders)
    .set({ recipientEmail, delivery: 'waiting', deliverAt: sql`now()` })
    .where(and(eq(planOrders.id, id), eq(state, 'paid'), isNull(redeemedAt), inArray(delivery, [...sentStates])));
}
