import { type Offer, readPrice, defaultOffer } from './offer.ts';
import type { StripeSettings } from './payments/stripe.ts';

/** The price of Plus, and the payment provider. */
export interface PaymentSettings {
  readonly offer: Offer;
  /** Undefined for a sandbox that charges nothing. */
  readonly stripe: StripeSettings | undefined;
}

/** Reads the price and the keys. `problems` name the variables, never the keys. */
export function readPaymentSettings(text: (name: string, otherwise: string) => string): {
  readonly settings: PaymentSettings;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const price = text('PLUS_PRICE', '');
  const offer = price === '' ? defaultOffer : readPrice(price);
  if (!offer) problems.push('PLUS_PRICE must be an amount and a currency such as 24 USD or 19.50 EUR.');
  const secretKey = text('STRIPE_SECRET_KEY', '');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET', '');
  const api = text('STRIPE_API', '');
  if (secretKey !== '' && webhookSecret === '') {
    problems.push(
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY. It verifies the events that Stripe sends.',
    );
  }
  if (api !== '' && !/^https?:$/.test(URL.parse(api)?.protocol ?? '')) {
    problems.push('STRIPE_API must be a URL such as http://localhost:12111.');
  }
  const stripe = secretKey === '' ? undefined : { secretKey, webhookSecret, api: api === '' ? undefined : api };
  return { settings: { offer: offer ?? defaultOffer, stripe }, problems };
}
