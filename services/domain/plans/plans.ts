import type { Database } from '../../platform/database/database.ts';
import type { PlanOrderRow } from '../../platform/database/schema/index.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { receiptMessage } from './gifts/gift-messages.ts';
import { createOrder, type NewOrder } from './orders/create-order.ts';
import { orderAt, rememberSession, settle } from './orders/settle-order.ts';
import type { Offer } from './offer.ts';
import { interpolate } from '../../platform/i18n/interpolate.ts';
import { giftTextsIn } from './gift-texts.ts';
import type { PaymentEvent, Payments } from './payments/payments.ts';

export interface PlansOptions {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'post'>;
  readonly payments: Payments;
  readonly offer: Offer;
  readonly siteOrigin: string;
  /** Told when a gift may be due; without it, gifts leave when the next process looks. */
  readonly onGift?: () => void;
}

/** What is bought: how orders are made, paid and looked at, whoever takes the money. */
export interface Plans {
  readonly offer: Offer;
  readonly payments: Payments;
  /** Keeps an order and begins its payment. Answers where the payer goes. Rejects when the provider does not answer. */
  buy(order: OrderRequest): Promise<string>;
  /** Begins the payment of an order anew, as when one came back from it. */
  payAgain(order: PlanOrderRow): Promise<string>;
  /** An order by its reference, after a look at its payment where that is open. */
  look(reference: string): Promise<PlanOrderRow | undefined>;
  /**
   * Counts a try of somebody's to redeem a code or to buy. Answers the seconds after which to try again: 0 is go on.
   */
  countTry(what: 'redeem' | 'buy', accountId: string): Promise<number>;
  /** Sends what is due now, as after a correction of an address. */
  deliverSoon(): void;
  /** Takes in what the provider says; `event` is its name for the message. */
  settle(news: PaymentEvent, event?: string): Promise<void>;
}

type Unpriced<Order> = Order extends unknown ? Omit<Order, keyof Offer | 'isSandbox'> : never;
export type OrderRequest = Unpriced<NewOrder>;

/** Of one account: a code has 70 bits, so this is only to keep the noise down. */
const triesAnHour = { points: 10, duration: 60 * 60 };

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
    await rememberSession(database, id, session);
    return address;
  }

  const count = createCounter(database, 'plan', triesAnHour);

  return {
    offer,
    payments,
    deliverSoon: onGift,
    countTry: (what, accountId) => count(what, accountId),
    buy: async (wished) => begin(await createOrder(database, { ...wished, ...offer, isSandbox: payments.isSandbox })),
    payAgain: begin,
    async look(reference) {
      const order = await orderAt(database, reference);
      if (!order || order.session === null || order.state !== 'waiting') return order;
      // The webhook may be late, or lost; without an answer the order is shown as we know it.
      const news = await payments.look(order.session).catch(() => undefined);
      if (!news || news.order !== order.id) return order;
      if (await settle(settling, news)) onGift();
      return orderAt(database, reference);
    },
    async settle(news, event) {
      if (await settle(settling, news, event)) onGift();
    },
  };
}
