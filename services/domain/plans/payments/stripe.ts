import type Stripe from 'stripe';
import { paymentReturnPath } from '../paths.ts';
import type { PaymentEvent, Payments } from './payments.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** The secret with which Stripe signs its webhooks. */
  readonly webhookSecret: string;
  /** The address of another implementation of Stripe's API, for tests; undefined for Stripe itself. */
  readonly api: string | undefined;
}

/** Seconds by which the time in a signature may differ from ours. An older message may be a replay. */
const tolerance = 300;
/** Milliseconds after which a request to Stripe is given up. */
const timeoutMs = 15_000;

/** The origin of Stripe's own pages. */
const checkoutOrigin = 'https://checkout.stripe.com';

/** Loads Stripe's library on first use, so that it takes no memory without a key. */
async function loadClient({ secretKey, api }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const url = api === undefined ? undefined : new URL(api);
  return new Client(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    // Its own HTTP client would not use the proxy of this process.
    httpClient: Client.createFetchHttpClient(),
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Derives the event of an order from the state of a Checkout Session; undefined while it is open. */
function newsOfSession(session: Stripe.Checkout.Session): PaymentEvent | undefined {
  const order = session.client_reference_id;
  if (order === null) return undefined;
  if (session.payment_status === 'paid' && session.amount_total !== null && session.currency !== null) {
    return { kind: 'paid', order, amount: session.amount_total, currency: session.currency.toUpperCase() };
  }
  return session.status === 'expired' ? { kind: 'ended', order } : undefined;
}

/** Converts a Stripe event; undefined for those that do not concern an order. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOfSession(event.data.object);
    case 'checkout.session.async_payment_failed': {
      const order = event.data.object.client_reference_id;
      return order === null ? undefined : { kind: 'ended', order };
    }
    case 'charge.refunded': {
      // Charges have the metadata of their payment. A partial refund leaves the order unchanged.
      const { refunded, metadata } = event.data.object;
      const order = metadata['order'];
      return refunded && order !== undefined ? { kind: 'refunded', order } : undefined;
    }
    default:
      return undefined;
  }
}

export interface StripePayments extends Payments {
  /** Verifies a request to our webhook and returns its event; undefined when Stripe did not sign it, or long ago. */
  readEvent(body: string, signature: string): Promise<Stripe.Event | undefined>;
}

/** Creates payments with Stripe Checkout: the payer enters the card on Stripe's pages, never on ours. */
export function stripePayments(settings: StripeSettings, siteOrigin: string): StripePayments {
  let clientPromise: Promise<Stripe> | undefined;
  const client = (): Promise<Stripe> => (clientPromise ??= loadClient(settings));

  return {
    isSandbox: false,
    origin: settings.api === undefined ? checkoutOrigin : new URL(settings.api).origin,

    async begin({ order, reference, title, email, amount, currency, before }) {
      const back = `${siteOrigin}${paymentReturnPath}?order=${reference}`;
      const stripe = await client();
      const previous = before === null ? undefined : await stripe.checkout.sessions.retrieve(before);
      if (previous?.status === 'open' && previous.url !== null) return { address: previous.url, session: previous.id };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order,
          customer_email: email,
          success_url: back,
          cancel_url: `${back}&given-up=1`,
          metadata: { order },
          payment_intent_data: { metadata: { order } },
          line_items: [
            {
              quantity: 1,
              price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } },
            },
          ],
        },
        // With the key, a request that is sent twice creates one payment.
        { idempotencyKey: `${order} ${before ?? 'first'}` },
      );
      if (session.url === null) throw new Error('Stripe created a session without a URL.');
      return { address: session.url, session: session.id };
    },

    async findResult(session) {
      const stripe = await client();
      return newsOfSession(await stripe.checkout.sessions.retrieve(session));
    },

    async readEvent(body, signature) {
      const stripe = await client();
      try {
        return await stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret, tolerance);
      } catch (error) {
        const { Stripe: Client } = await import('stripe');
        if (error instanceof Client.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
          return undefined;
        }
        throw error;
      }
    },
  };
}
