import type { Offer } from '../offer.ts';

/** What is to be paid. */
export interface Payable extends Offer {
  /** The order's id: what the provider tells us names it. */
  readonly order: string;
  /** Of the address at which the order is seen. */
  readonly reference: string;
  /** One line that the payer reads. */
  readonly title: string;
  readonly email: string;
  /** What the provider calls the payment that was begun before, which may still be open. */
  readonly before: string | null;
}

export interface BegunPayment {
  /** Where the payer goes. */
  readonly address: string;
  /** What the provider calls it; null where there is nothing to ask later. */
  readonly session: string | null;
}

/** What a provider says of an order, now or later, possibly twice and in any order. */
export type PaymentEvent =
  | { readonly kind: 'paid'; readonly order: string; readonly amount: number; readonly currency: string }
  /** It was given up, or the money did not come. */
  | { readonly kind: 'ended'; readonly order: string }
  /** All of it was given back. */
  | { readonly kind: 'refunded'; readonly order: string };

/** Who takes the money: Stripe, or a sandbox that takes none. */
export interface Payments {
  /** Nothing is charged, and every page that it touches says so. */
  readonly isSandbox: boolean;
  /** The provider's origin, to which a form may lead; undefined: our own. */
  readonly origin: string | undefined;
  /** Begins a payment, or goes on with the one before: an order is never paid twice. Rejects when nobody answers. */
  begin(what: Payable): Promise<BegunPayment>;
  /** What has become of a payment that was begun; undefined while it is open. Rejects when nobody answers. */
  look(session: string): Promise<PaymentEvent | undefined>;
}
