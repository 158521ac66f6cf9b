import type { Database } from '../../platform/database/database.ts';
import type { PlanOrderRow } from '../../platform/database/schema/index.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { receiptMessage } from './gifts/gift-messages.ts';
import { createOrder, type NewOrder } from './orders/create-order.ts';
import { orderAt, storeSession, settle } from './orders/settle-order.ts';
import type { Offer } from './offer.ts';
import { interpolate } from '../../platform/i18n/translator.ts';
import { giftTextsIn } from './gift-texts.ts';
import type { PaymentEvent, Payments } from './payments/payments.ts';

export interface PlansOptions {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly payments: Payments;
  readonly offer: Offer;
  readonly siteOrigin: string;
  /** Called when a gift may be due. Without it, gifts are sent at the next poll of a process. */
  readonly onGift?: () => void;
}

/** Orders of plans: how they are created, paid, and looked up, with any payment provider. */
export interface Plans {
  readonly offer: Offer;
  readonly payments: Payments;
  /**
   * Stores an order and starts its payment. Returns the address of the payment page. Rejects when the provider does not
   * answer.
   */
  buy(order: OrderRequest): Promise<string>;
  /** Starts the payment of an order again, for a buyer who returned without paying. */
  payAgain(order: PlanOrderRow): Promise<string>;
  /** Finds an order by its reference, after querying its payment if that is open. */
  findOrder(reference: string): Promise<PlanOrderRow | undefined>;
  /**
   * Counts an attempt to redeem a code or to buy. Resolves to the number of seconds to wait before the next attempt; 0
   * means that this one is allowed.
   */
  countTry(what: 'redeem' | 'buy', accountId: string): Promise<number>;
  /** Sends gifts that are due immediately, for example after an address was corrected. */
  deliverSoon(): void;
  /** Processes an event of the payment provider; `event` is its id. */
  settle(result: PaymentEvent, event?: string): Promise<void>;
}

type Unpriced<Order> = Order extends unknown ? Omit<Order, keyof Offer | 'isSandbox'> : never;
export type OrderRequest = Unpriced<NewOrder>;

/** The limit per account. A code has 70 random bits, so this only reduces noise. */
const triesAnHour = { points: 10, duration: 60 * 60 };

/** Creates the plans on a database, with a payment provider and an outbox for receipts. */
export function createPlans(options: PlansOptions): Plans {
  const { database, outbox, payments, offer, siteOrigin, onGift = () => undefined } = options;
  const settling: Parameters<typeof settle>[0] = {
    database,
    async onPaid(order, connection) {
      const message = receiptMessage(order, siteOrigin);
      if (message) await outbox.post(message, connection);
    },
  };

  async function begin(order: PlanOrderRow): Promise<string> {
    const { id, reference, months, amount, currency, giverEmail, language, session: before } = order;
    const title = interpolate(giftTextsIn(language).own.title, { months });
    const what = { order: id, reference, title, months, amount, currency, email: giverEmail ?? '', before };
    const { address, session } = await payments.begin(what);
    await storeSession(database, id, session);
    return address;
  }

  const count = createCounter(database, 'plan', triesAnHour);

  return {
    offer,
    payments,
    deliverSoon: onGift,
    countTry: (what, accountId) => count(what, accountId),
    buy: async (request) => begin(await createOrder(database, { ...request, ...offer, isSandbox: payments.isSandbox })),
    payAgain: begin,
    async findOrder(reference) {
      const order = await orderAt(database, reference);
      if (!order || order.session === null || order.state !== 'waiting') return order;
      // The webhook may be late or lost. If the provider does not answer, the order is returned as stored.
      const result = await payments.findResult(order.session).catch(() => undefined);
      if (!result || result.order !== order.id) return order;
      if (await settle(settling, result)) onGift();
      return orderAt(database, reference);
    },
    async settle(result, event) {
      if (await settle(settling, result, event)) onGift();
    },
  };
}
