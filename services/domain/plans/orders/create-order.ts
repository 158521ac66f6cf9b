import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { planOrders, type PlanOrderRow } from '../../../platform/database/schema/index.ts';
import type { Offer } from '../offer.ts';

/** A gift as its form was filled in. */
export interface GiftRequest {
  readonly giverName: string;
  readonly giverEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string | null;
  readonly deliverAt: Date;
  /** BCP 47: the giver's, in which the messages are. */
  readonly language: string;
}

export type NewOrder = Offer & {
  readonly isSandbox: boolean;
  /** Of the form: the same one makes one order, however often it is sent. */
  readonly once: string;
} & (
    | ({ readonly kind: 'gift' } & GiftRequest)
    | { readonly kind: 'own'; readonly accountId: string; readonly giverEmail: string; readonly language: string }
  );

/** 128 bits of chance, as they stand in addresses. */
export const newReference = (): string => randomBytes(16).toString('base64url');

/** Keeps an order that nobody has paid yet; the form's second sending finds the first. */
export async function createOrder(database: Database, order: NewOrder): Promise<PlanOrderRow> {
  const [made] = await database
    .insert(planOrders)
    .values({ ...order, reference: newReference() })
    .onConflictDoNothing({ target: planOrders.once })
    .returning();
  if (made) return made;
  const [known] = await database.select().from(planOrders).where(eq(planOrders.once, order.once));
  if (!known) throw new Error('An existing order could not be read.');
  return known;
}
