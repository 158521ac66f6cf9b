import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { readGiftCode } from '../../../../shared/contracts/gift-code.ts';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders } from '../../../platform/database/schema/index.ts';
import { addMonths } from './settle-order.ts';

/** 70 bits of chance need no salt: nobody counts through them. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/**
 * Redeems a code into an account: once, also when two ask at the same moment. False for a code that is mistyped, unknown,
 * used by somebody else, refunded or too old, without a difference. Who asks again with their own code hears the same as the
 * first time.
 */
export async function redeemGift(database: Database, accountId: string, typed: string): Promise<boolean> {
  const code = readGiftCode(typed);
  if (code === undefined) return false;
  const codeHash = hashOfCode(code);
  return database.transaction(async (transaction) => {
    const [redeemed] = await transaction
      .update(planOrders)
      // Whoever has the code has the message: it has arrived.
      .set({ redeemedAt: sql`now()`, accountId, delivery: 'delivered' })
      .where(
        and(
          eq(planOrders.codeHash, codeHash),
          eq(planOrders.kind, 'gift'),
          eq(planOrders.state, 'paid'),
          isNull(planOrders.redeemedAt),
          gt(planOrders.codeExpiresAt, sql`now()`),
        ),
      )
      .returning({ months: planOrders.months });
    if (redeemed) {
      await addMonths(transaction, accountId, redeemed.months);
      return true;
    }
    const [own] = await transaction
      .select({ id: planOrders.id })
      .from(planOrders)
      .where(and(eq(planOrders.codeHash, codeHash), eq(planOrders.accountId, accountId), eq(planOrders.state, 'paid')));
    return own !== undefined;
  });
}
