import type { FastifyInstance } from 'fastify';
import { stripeWebhookPath } from '../../domain/plans/paths.ts';
import { paymentEventOf, type StripePayments } from '../../domain/plans/payments/stripe.ts';
import type { Plans } from '../../domain/plans/plans.ts';

/** The size limit in bytes. Stripe's messages have a few kilobytes. */
const bodyLimit = 256 * 1024;

/**
 * Fastify plugin: receives the results of payments from Stripe. A message with a missing or old signature is refused
 * (400), and one that concerns none of our orders is accepted and ignored. Our own failures are answered as errors, so
 * that Stripe sends the message again.
 */
export async function stripeWebhook(
  app: FastifyInstance,
  { plans, stripe }: { readonly plans: Plans; readonly stripe: StripePayments },
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they were sent.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(stripeWebhookPath, { bodyLimit }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      const event = typeof signature === 'string' ? await stripe.readEvent(body, signature) : undefined;
      if (!event) return reply.code(400).send({ error: 'invalid_signature' });
      const news = paymentEventOf(event);
      if (news) await plans.settle(news, `stripe ${event.id}`);
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
