import { randomBytes } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { giftCodeChance, giftCodeOf } from '../../../shared/contracts/gift-code.ts';
import type { Database } from '../../platform/database/database.ts';
import { planOrders } from '../../platform/database/schema/index.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { type PollingWorker, startPolling } from '../../platform/worker/polling-worker.ts';
import { hashOfCode } from '../../domain/plans/orders/redeem-gift.ts';
import { purgeOldOrders } from '../../domain/plans/orders/purge-orders.ts';
import { aboutGift, giftMessage, codeYears } from '../../domain/plans/gifts/gift-messages.ts';

const newCode = (): string => giftCodeOf(randomBytes(giftCodeChance).map((byte) => byte & 31));

export interface DeliveryOptions {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly siteOrigin: string;
  readonly onError: (error: unknown) => void;
  /** The milliseconds between two polls. */
  readonly pollIntervalMs?: number;
}

/**
 * Sends the one gift that has been due longest. Its code is created here, in the transaction that hands the email to
 * the outbox: it is in the email and nowhere else. Returns whether one was due.
 */
export async function deliverOne({ database, outbox, siteOrigin }: DeliveryOptions): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(planOrders)
      .where(
        and(
          eq(planOrders.kind, 'gift'),
          eq(planOrders.state, 'paid'),
          eq(planOrders.delivery, 'waiting'),
          lte(planOrders.deliverAt, sql`now()`),
        ),
      )
      .orderBy(asc(planOrders.deliverAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const code = newCode();
    const codeHash = hashOfCode(code);
    await transaction
      .update(planOrders)
      .set({ delivery: 'sent', codeHash, codeExpiresAt: sql`now() + make_interval(years => ${codeYears}::int)` })
      .where(eq(planOrders.id, due.id));
    const message = giftMessage(due, { code, siteOrigin });
    if (message) await outbox.post({ ...message, about: aboutGift(codeHash) }, transaction);
    return true;
  });
}

/** The milliseconds between two polls for gifts that are due. */
export const deliveryPollIntervalMs = 60_000;

/** Sends gifts on their day, in whichever process polls first, and deletes what is no longer needed. */
export const startDeliveries = (options: DeliveryOptions): PollingWorker =>
  startPolling({
    async nextStep() {
      await purgeOldOrders(options.database);
      return () => deliverOne(options);
    },
    onError: options.onError,
    pollIntervalMs: options.pollIntervalMs ?? deliveryPollIntervalMs,
  });
