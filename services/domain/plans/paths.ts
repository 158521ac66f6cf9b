/** The addresses of what is bought (product.md §2). */
export const giftPath = '/gift';
export const confirmationPath = '/gift/confirmation';
/** Where nothing is charged, in place of a payment provider's page. */
export const sandboxPath = '/gift/sandbox';
/** Where a payment provider leads back to: it finds out how it went, and goes on to where the order is seen. */
export const paymentReturnPath = '/gift/paid';
export const stripeWebhookPath = '/payments/stripe';
/** In the app. */
export const upgradePath = '/app/upgrade';

/** Where a code is redeemed: what follows `#` is sent to no server. */
export const redeemAddress = (origin: string, writtenCode: string): string =>
  `${origin}${upgradePath}#code=${writtenCode}`;

export const confirmationAddress = (origin: string, reference: string): string =>
  `${origin}${confirmationPath}?order=${reference}`;
