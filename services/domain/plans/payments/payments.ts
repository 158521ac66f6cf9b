import type { Offer } from '../offer.ts';

/** An order to be paid. */
export interface Payable extends Offer {
  /** The order's id, by which the provider's events name it. */
  readonly order: string;
  /** The reference in the address at which the order is shown. */
  readonly reference: string;
  /** One line for the payer. */
  readonly title: string;
  readonly email: string;
  /** The provider's id of an earlier payment of this order, which may still be open. */
  readonly before: string | null;
}

export interface StartedPayment {
  /** The address of the payment page. */
  readonly address: string;
  /** The provider's id of the payment; null where its state cannot be queried. */
  readonly session: string | null;
}

/** A provider's event about an order. Events may arrive twice and in any order. */
export type PaymentEvent =
  | { readonly kind: 'paid'; readonly order: string; readonly amount: number; readonly currency: string }
  /** The payment was given up, or the money did not arrive. */
  | { readonly kind: 'ended'; readonly order: string }
  /** The whole amount was refunded. */
  | { readonly kind: 'refunded'; readonly order: string };

/** The port to a payment provider: Stripe, or a sandbox that charges nothing. */
export interface Payments {
  /** Whether nothing is charged. Every page involved says so. */
  readonly isSandbox: boolean;
  /** The provider's origin, to which a form may lead; undefined if it is our own. */
  readonly origin: string | undefined;
  /**
   * Starts a payment, or resumes an open one, so that an order is never paid twice. Rejects when the provider does not
   * answer.
   */
  begin(what: Payable): Promise<StartedPayment>;
  /** Queries the result of a payment; undefined while it is open. Rejects when the provider does not answer. */
  findResult(session: string): Promise<PaymentEvent | undefined>;
}
