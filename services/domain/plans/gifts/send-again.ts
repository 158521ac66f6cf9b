import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders, type PlanOrderRow } from '../../../platform/database/schema/index.ts';

/** Messages that have left, however that ended. One that is about to leave needs no other. */
const left: readonly PlanOrderRow['delivery'][] = ['sent', 'delivered', 'refused'];

/** Whether a gift's message can be sent again: it has left once, and nobody has redeemed its code. */
export const canBeSentAgain = ({ state, delivery, redeemedAt }: PlanOrderRow): boolean =>
  state === 'paid' && redeemedAt === null && left.includes(delivery);

/**
 * Has a gift's message sent again at once, to the address given: it may have been mistyped, or the message may have bounced
 * hours after a server had taken it, which nobody hears of. The new message has another code, and the one before is good for
 * nothing then. Nothing happens to a gift that was redeemed meanwhile.
 */
export async function sendAgain(database: Database, id: string, recipientEmail: string): Promise<void> {
  const { state, delivery, redeemedAt } = planOrders;
  await database
    .update(planOrders)
    .set({ recipientEmail, delivery: 'waiting', deliverAt: sql`now()` })
    .where(and(eq(planOrders.id, id), eq(state, 'paid'), isNull(redeemedAt), inArray(delivery, [...left])));
}
