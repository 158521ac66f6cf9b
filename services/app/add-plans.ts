import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { MessageOutcome, Outbox } from '../platform/mail/outbox.ts';
import type { PollingWorker } from '../platform/worker/polling-worker.ts';
import { giftPages } from '../api/plan-pages/gift-pages.ts';
import { noteDelivery } from '../domain/plans/gifts/delivery-outcome.ts';
import { startDeliveries } from '../workers/gifts/delivery-worker.ts';
import { sandboxPayments } from '../domain/plans/payments/sandbox.ts';
import { stripePayments } from '../domain/plans/payments/stripe.ts';
import { createPlans, type Plans } from '../domain/plans/plans.ts';
import type { PaymentSettings } from '../domain/plans/read-payment-settings.ts';
import { stripeWebhook } from '../api/plan-pages/stripe-webhook.ts';

/** The addresses and folders of the site, and the payment provider. */
export interface PlansOptions {
  readonly siteOrigin: string;
  /** The folder of the build. */
  readonly build: string;
  readonly payments: PaymentSettings;
}

interface Data {
  readonly database: Database;
  readonly outbox: Outbox;
}

/** The parts of the plan Plus in one process. */
export interface RunningPlans {
  readonly plans: Plans;
  /** Sends gifts on their day, for as long as the process runs. */
  readonly startDeliveries: (app: FastifyInstance) => void;
  /** Adds the pages of gifts, and the webhook of the payment provider. */
  readonly addPages: (app: FastifyInstance) => Promise<void>;
}

/** Creates the sale of Plus, with Stripe if its key is set and with a sandbox otherwise. */
export function openPlans(place: PlansOptions, { database, outbox }: Data): RunningPlans {
  const { siteOrigin, build, payments: settings } = place;
  const stripe = settings.stripe && stripePayments(settings.stripe, siteOrigin);
  let deliveries: PollingWorker | undefined;
  const plans = createPlans({
    onGift: () => deliveries?.poll(),
    database,
    outbox,
    siteOrigin,
    offer: settings.offer,
    payments: stripe ?? sandboxPayments(siteOrigin),
  });
  return {
    plans,
    startDeliveries(app) {
      deliveries = startDeliveries({ database, outbox, siteOrigin, onError: (error) => app.log.error(error) });
      app.addHook('onClose', () => deliveries?.close());
    },
    async addPages(app) {
      await app.register(giftPages, { database, plans, build, origin: siteOrigin });
      if (stripe) await app.register(stripeWebhook, { plans, stripe });
    },
  };
}

/**
 * Returns the outbox callback that records whether the emails of gifts arrived. `outbox` returns the outbox once it
 * exists.
 */
export const giftOutcomes =
  (database: Database, siteOrigin: string, outbox: () => Outbox) =>
  (reference: string, outcome: MessageOutcome): Promise<void> =>
    noteDelivery({ database, outbox: outbox(), siteOrigin }, reference, outcome);
