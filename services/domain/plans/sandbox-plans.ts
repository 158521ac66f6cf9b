import type { Database } from '../../platform/database/database.ts';
import { defaultOffer } from './offer.ts';
import { createPlans, type Plans } from './plans.ts';
import { sandboxPath } from './paths.ts';
import type { Payments } from './payments/payments.ts';

/** Stands in for a payment provider where none is configured: the payer presses a button, and nothing is charged. */
export const sandboxPayments = (siteOrigin: string): Payments => ({
  isSandbox: true,
  origin: undefined,
  begin: ({ reference }) =>
    Promise.resolve({ address: `${siteOrigin}${sandboxPath}?order=${reference}`, session: null }),
  findResult: () => Promise.resolve(undefined),
});

/** Creates plans that charge nothing and send no messages, for a gateway without the other roles. */
export const sandboxPlans = (database: Database, siteOrigin: string): Plans =>
  createPlans({
    database,
    siteOrigin,
    offer: defaultOffer,
    payments: sandboxPayments(siteOrigin),
    outbox: { post: () => Promise.resolve() },
  });
