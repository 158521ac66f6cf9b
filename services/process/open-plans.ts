import type { MessageOutcome, Outbox } from '../platform/mail/outbox.ts';
import type { Database } from '../platform/database/database.ts';
import { noteDelivery } from '../domain/plans/gifts/delivery-outcome.ts';
import { sandboxPayments } from '../domain/plans/sandbox-plans.ts';
import { stripePayments, type StripePayments } from '../domain/plans/payments/stripe.ts';
import { createPlans, type Plans } from '../domain/plans/plans.ts';
import type { Configuration } from '../config/configuration.ts';

/** The sale of the plan Plus in one process. */
export interface RunningPlans {
  readonly plans: Plans;
  /** The payment provider; undefined in the sandbox. */
  readonly stripe: StripePayments | undefined;
  /** Sets what is called when a gift may be due. */
  readonly onGiftDue: (listener: () => void) => void;
}

/** Opens the sale of Plus, with Stripe if its key is set and with a sandbox otherwise. */
export function openPlans(
  { siteOrigin, payments: settings }: Pick<Configuration, 'siteOrigin' | 'payments'>,
  { database, outbox }: { readonly database: Database; readonly outbox: Outbox },
): RunningPlans {
  const stripe = settings.stripe && stripePayments(settings.stripe, siteOrigin);
  let listener: (() => void) | undefined;
  const plans = createPlans({
    onGift: () => listener?.(),
    database,
    outbox,
    siteOrigin,
    offer: settings.offer,
    payments: stripe ?? sandboxPayments(siteOrigin),
  });
  return { plans, stripe, onGiftDue: (newListener) => (listener = newListener) };
}

/**
 * Returns the outbox callback that records whether the emails of gifts arrived. `outbox` returns the outbox once it
 * exists.
 */
export const giftOutcomes =
  (database: Database, siteOrigin: string, outbox: () => Outbox) =>
  (reference: string, outcome: MessageOutcome): Promise<void> =>
    noteDelivery({ database, outbox: outbox(), siteOrigin }, reference, outcome);
