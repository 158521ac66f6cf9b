import { serviceOf } from '../../process/service.ts';
import { giftPages } from './gift-pages.ts';
import { stripeWebhook } from './stripe-webhook.ts';

/** Serves the pages of gifts, and the webhook of the payment provider. */
export const planPagesService = serviceOf('site', async (app, { configuration, data }) => {
  const { build, siteOrigin } = configuration;
  const { plans, stripe } = data.plans;
  await app.register(giftPages, { database: data.database, plans, build, origin: siteOrigin });
  if (stripe) await app.register(stripeWebhook, { plans, stripe });
});
