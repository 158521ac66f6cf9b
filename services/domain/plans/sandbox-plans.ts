import type { Database } from '../../platform/database/database.ts';
import { defaultOffer } from './offer.ts';
import { sandboxPayments } from './payments/sandbox.ts';
import { createPlans, type Plans } from './plans.ts';

/** Plans that nobody pays for and nobody is written to about: for a gateway by itself. */
export const sandboxPlans = (database: Database, siteOrigin: string): Plans =>
  createPlans({
    database,
    siteOrigin,
    offer: defaultOffer,
    payments: sandboxPayments(siteOrigin),
    outbox: { post: () => Promise.resolve() },
  });
