import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { paymentEvents, planOrders } from '../../../platform/database/schema/index.ts';

/** Days after which an order that nobody paid is deleted: Stripe gives one up after a day. */
export const unpaidDays = 14;
/** Days after its message for which a gift's order names people: until then a refused address may be mended. */
export const namedDays = 90;
/** Days for which a message of the provider is known again: Stripe repeats for three. */
const eventDays = 30;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

const nobody = { giverName: null, giverEmail: null, recipientName: null, recipientEmail: null, message: null };

/** Deletes what was never paid, and takes the names and addresses out of what was, once they have done their work. */
export async function forgetOldOrders(database: Database): Promise<void> {
  const { state, createdAt, kind, delivery, deliverAt, recipientEmail } = planOrders;
  await database
    .delete(planOrders)
    .where(and(inArray(state, ['waiting', 'ended']), lt(createdAt, daysAgo(unpaidDays))));
  await database
    .update(planOrders)
    .set(nobody)
    .where(
      and(eq(kind, 'gift'), lt(deliverAt, daysAgo(namedDays)), isNotNull(recipientEmail), ne(delivery, 'waiting')),
    );
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, daysAgo(eventDays)));
}

/** Takes accounts that are deleted, and who had them, out of the orders by which they have Plus. */
export async function forgetBuyers(connection: DatabaseOrTransaction, accountIds: readonly string[]): Promise<void> {
  await connection
    .update(planOrders)
    .set({ ...nobody, accountId: null })
    .where(inArray(planOrders.accountId, [...accountIds]));
}
