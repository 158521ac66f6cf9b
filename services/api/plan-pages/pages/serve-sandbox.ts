import type { FastifyInstance } from 'fastify';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { sandboxPath, upgradePath } from '../../../domain/plans/paths.ts';
import type { Plans } from '../../../domain/plans/plans.ts';
import { formOf, type GiftReplies, type OfOrder } from './gift-replies.ts';
import { sandboxPage } from './sandbox-page.ts';

/** Serves `/gift/sandbox` in place of a payment provider's page, only where there is no provider. */
export function serveSandbox(scope: FastifyInstance, plans: Plans, { send, withOrder, placeOf }: GiftReplies): void {
  scope.get<OfOrder>(
    sandboxPath,
    withOrder((request, reply, order) =>
      order.state === 'paid' || order.state === 'refunded'
        ? reply.redirect(placeOf(order), 303)
        : send(request, reply, sandboxPage(order, textsLanguageOf(request.headers))),
    ),
  );
  scope.post<OfOrder>(
    sandboxPath,
    withOrder(async (request, reply, order) => {
      const { id, amount, currency, kind } = order;
      const isPaid = formOf(request).get('answer') === 'pay';
      await plans.settle(isPaid ? { kind: 'paid', order: id, amount, currency } : { kind: 'ended', order: id });
      return reply.redirect(kind === 'own' && !isPaid ? upgradePath : placeOf(order), 303);
    }),
  );
}
