import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { readGiftCode } from '../../../../shared/contracts/gift-code.ts';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders } from '../../../platform/database/schema/index.ts';
import { addMonths } from './settle-order.ts';

/** Hashes a code. Its 70 random bits need no salt, because they cannot be enumerated. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/**
 * Redeems a code for an account, once even if two requests arrive at the same moment. Returns false for a code that is
 * mistyped, unknown, used by another account, refunded, or expired, without distinguishing them. Repeating a request
 * for the same account returns true again.
 */
export async function redeemGift(database: Database, accountId: string, typed: string): Promise<boolean> {
  const code = readGiftCode(typed);
  if (code === undefined) return false;
  const codeHash = hashOfCode(code);
  return database.transaction(async (transaction) => {
    const [redeemed] = await transaction
      .update(planOrders)
      // Redeeming the code proves that the message has arrived.
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
