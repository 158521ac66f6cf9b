import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { paymentEvents, planOrders } from '../../../platform/database/schema/index.ts';

/** Days after which an unpaid order is deleted. Stripe gives up on a payment after one day. */
export const unpaidDays = 14;
/** Days after a gift's message for which its order names people. Until then, a refused address can be corrected. */
export const namedDays = 90;
/** Days for which a payment event is remembered. Stripe repeats events for three. */
export const eventDays = 30;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

const noNames = { giverName: null, giverEmail: null, recipientName: null, recipientEmail: null, message: null };

/** Deletes orders that were never paid, and removes names and addresses from gifts when they are no longer needed. */
export async function purgeOldOrders(database: Database): Promise<void> {
  const { state, createdAt, kind, delivery, deliverAt, recipientEmail } = planOrders;
  await database
    .delete(planOrders)
    .where(and(inArray(state, ['waiting', 'ended']), lt(createdAt, daysAgo(unpaidDays))));
  await database
    .update(planOrders)
    .set(noNames)
    .where(
      and(eq(kind, 'gift'), lt(deliverAt, daysAgo(namedDays)), isNotNull(recipientEmail), ne(delivery, 'waiting')),
    );
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, daysAgo(eventDays)));
}

/** Removes deleted accounts, and the names of their owners, from the orders. */
export async function removeBuyers(connection: DatabaseOrTransaction, accountIds: readonly string[]): Promise<void> {
  await connection
    .update(planOrders)
    .set({ ...noNames, accountId: null })
    .where(inArray(planOrders.accountId, [...accountIds]));
}
