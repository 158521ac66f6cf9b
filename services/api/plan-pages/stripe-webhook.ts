import type { FastifyInstance } from 'fastify';
import { stripeWebhookPath } from '../../domain/plans/paths.ts';
import { newsOfEvent, type StripePayments } from '../../domain/plans/payments/stripe.ts';
import type { Plans } from '../../domain/plans/plans.ts';

/** Bytes. Stripe's messages have a few kilobytes. */
const bodyLimit = 256 * 1024;

/**
 * Fastify plugin: Stripe tells here what became of payments. What it did not sign, or signed long ago, is refused (400); what
 * concerns no order of ours is taken and forgotten. A failure of ours is answered as one, and Stripe tells it again.
 */
export async function stripeWebhook(
  app: FastifyInstance,
  { plans, stripe }: { readonly plans: Plans; readonly stripe: StripePayments },
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature is of the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(stripeWebhookPath, { bodyLimit }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      const event = typeof signature === 'string' ? await stripe.readEvent(body, signature) : undefined;
      if (!event) return reply.code(400).send({ error: 'invalid_signature' });
      const news = newsOfEvent(event);
      if (news) await plans.settle(news, `stripe ${event.id}`);
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
