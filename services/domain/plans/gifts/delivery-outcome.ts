import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders } from '../../../platform/database/schema/index.ts';
import type { MessageOutcome, Outbox } from '../../../platform/mail/outbox.ts';
import { aboutGift, refusedMessage } from './gift-messages.ts';

const prefix = aboutGift('');

/**
 * Records whether the recipient's mail server accepted or refused a gift's message. On refusal, the giver gets a
 * message, because only the giver may know a better address.
 */
export async function noteDelivery(
  { database, outbox, siteOrigin }: { database: Database; outbox: Pick<Outbox, 'post'>; siteOrigin: string },
  about: string,
  outcome: MessageOutcome,
): Promise<void> {
  if (!about.startsWith(prefix)) return;
  await database.transaction(async (transaction) => {
    const [order] = await transaction
      .update(planOrders)
      .set({ delivery: outcome === 'sent' ? 'delivered' : 'refused' })
      .where(and(eq(planOrders.codeHash, about.slice(prefix.length)), eq(planOrders.delivery, 'sent')))
      .returning();
    const message = order && outcome === 'refused' ? refusedMessage(order, siteOrigin) : undefined;
    if (message) await outbox.post(message, transaction);
  });
}
