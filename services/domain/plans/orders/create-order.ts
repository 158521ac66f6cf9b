import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders, type PlanOrderRow } from '../../../platform/database/schema/index.ts';
import type { Offer } from '../offer.ts';

/** A submitted gift form. */
export interface GiftRequest {
  readonly giverName: string;
  readonly giverEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string | null;
  readonly deliverAt: Date;
  /** The language of the giver and of the messages (BCP 47). */
  readonly language: string;
}

export type NewOrder = Offer & {
  readonly isSandbox: boolean;
  /** The id of the form. However often one form is submitted, it creates one order. */
  readonly once: string;
} & (
    | ({ readonly kind: 'gift' } & GiftRequest)
    | { readonly kind: 'own'; readonly accountId: string; readonly giverEmail: string; readonly language: string }
  );

/** Creates a reference from 128 random bits, in base64url. */
export const newReference = (): string => randomBytes(16).toString('base64url');

/** Stores an unpaid order. A second submission of the same form returns the first order. */
export async function createOrder(database: Database, order: NewOrder): Promise<PlanOrderRow> {
  const [created] = await database
    .insert(planOrders)
    .values({ ...order, reference: newReference() })
    .onConflictDoNothing({ target: planOrders.once })
    .returning();
  if (created) return created;
  const [existing] = await database.select().from(planOrders).where(eq(planOrders.once, order.once));
  if (!existing) throw new Error('An existing order could not be read.');
  return existing;
}
