import type { FastifyInstance } from 'fastify';
import { redirectPartnerHosts } from '../site/partner-variant.ts';
import { createGiftReplies, type GiftPagesOptions } from './pages/gift-replies.ts';
import { serveGiftForm } from './pages/serve-gift-form.ts';
import { serveOrders } from './pages/serve-orders.ts';
import { serveSandbox } from './pages/serve-sandbox.ts';

/**
 * Fastify plugin: `/gift` sells a year of Plus as a gift, `/gift/confirmation` shows the state of the order, and
 * `/gift/sandbox` replaces a payment provider. All pages work without scripts, and an order is identified by the
 * unguessable part of its address.
 */
export async function giftPages(app: FastifyInstance, options: GiftPagesOptions): Promise<void> {
  const replies = createGiftReplies(options);
  await app.register((scope, _options, done) => {
    // A partner's customers have no public site, and their plan comes from the partner.
    redirectPartnerHosts(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    serveGiftForm(scope, options, replies);
    serveOrders(scope, options, replies);
    if (options.plans.payments.isSandbox) serveSandbox(scope, options.plans, replies);
    done();
  });
}
