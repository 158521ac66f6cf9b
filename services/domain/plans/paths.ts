/** The paths of the pages for buying and redeeming (product.md §2). */
export const giftPath = '/gift';
export const confirmationPath = '/gift/confirmation';
/** The page that replaces a payment provider's page where nothing is charged. */
export const sandboxPath = '/gift/sandbox';
/**
 * The address to which a payment provider returns. It determines the result of the payment and redirects to the order.
 */
export const paymentReturnPath = '/gift/paid';
export const stripeWebhookPath = '/payments/stripe';
/** A path in the app. */
export const upgradePath = '/app/upgrade';

/** Returns the address at which a code is redeemed. The fragment after `#` is never sent to a server. */
export const redeemAddress = (origin: string, writtenCode: string): string =>
  `${origin}${upgradePath}#code=${writtenCode}`;

/** Returns the address at which the buyer sees the order. */
export const confirmationAddress = (origin: string, reference: string): string =>
  `${origin}${confirmationPath}?order=${reference}`;
