import type { Database } from '../../platform/database/database.ts';
import { defaultOffer } from './offer.ts';
import { sandboxPayments } from './payments/sandbox.ts';
import { createPlans, type Plans } from './plans.ts';

/** Creates plans that charge nothing and send no messages, for a gateway without the other roles. */
export const sandboxPlans = (database: Database, siteOrigin: string): Plans =>
  createPlans({
    database,
    siteOrigin,
    offer: defaultOffer,
    payments: sandboxPayments(siteOrigin),
    outbox: { post: () => Promise.resolve() },
  });
