import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlanOrderRow } from '../../../platform/database/schema/index.ts';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { createCounter } from '../../../platform/rate-limit/counter.ts';
import { canBeSentAgain, resendGift } from '../../../domain/plans/gifts/send-again.ts';
import {
  confirmationAddress,
  confirmationPath,
  giftPath,
  paymentReturnPath,
  upgradePath,
} from '../../../domain/plans/paths.ts';
import { confirmationPage } from './confirmation.ts';
import { formOf, type GiftPagesOptions, type GiftReplies, type OfOrder } from './gift-replies.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { giftTextsIn } from '../../../domain/plans/gift-texts.ts';
import { emailProblem } from './read-gift-form.ts';

/** How often the email of one gift can be sent again. */
export const correctionsADay = { points: 3, duration: 24 * 60 * 60 };

/** Serves `/gift/confirmation` and the routes between it and the payment. */
export function serveOrders(scope: FastifyInstance, options: GiftPagesOptions, replies: GiftReplies): void {
  const { database, plans } = options;
  const { send, withOrder, placeOf } = replies;
  const corrections = createCounter(database, 'gift-address', correctionsADay);

  const sendConfirmation = (request: FastifyRequest, reply: FastifyReply, order: PlanOrderRow, problem?: string) => {
    const language = textsLanguageOf(request.headers);
    const { refreshAfter, parts } = confirmationPage(order, { language, now: new Date(), problem });
    if (refreshAfter !== null) reply.header('refresh', String(refreshAfter));
    return send(request, reply, parts);
  };

  scope.get<OfOrder>(
    `${giftPath}/pay`,
    withOrder(async (request, reply, order) => {
      if (order.state !== 'waiting' && order.state !== 'ended') return reply.redirect(placeOf(order), 303);
      const address = await plans.payAgain(order).catch((error: unknown) => {
        request.log.error(error, 'The request failed');
        return placeOf(order);
      });
      return reply.redirect(address, 303);
    }),
  );

  scope.get<OfOrder>(
    paymentReturnPath,
    withOrder((request, reply, order) => {
      const isGivenUp = request.query['given-up'] !== undefined && order.kind === 'own';
      return reply.redirect(isGivenUp ? upgradePath : placeOf(order), 303);
    }),
  );

  scope.get<OfOrder>(
    confirmationPath,
    withOrder((request, reply, order) =>
      order.kind === 'own' ? reply.redirect(upgradePath, 303) : sendConfirmation(request, reply, order),
    ),
  );

  scope.post<OfOrder>(
    confirmationPath,
    withOrder(async (request, reply, order) => {
      const here = confirmationAddress('', order.reference);
      if (!canBeSentAgain(order)) return reply.redirect(here, 303);
      const { errors } = giftTextsIn(textsLanguageOf(request.headers));
      const recipientEmail = (formOf(request).get('recipientEmail') ?? '').trim();
      const problem = emailProblem(recipientEmail, errors);
      if (problem !== undefined) return sendConfirmation(request, reply.code(422), order, problem);
      const seconds = await corrections(order.reference);
      if (seconds > 0) {
        const busy = interpolate(errors.corrections, { minutes: Math.ceil(seconds / 60) });
        return sendConfirmation(request, reply.code(429).header('retry-after', seconds), order, busy);
      }
      await resendGift(database, order.id, recipientEmail);
      plans.deliverSoon();
      return reply.redirect(here, 303);
    }),
  );
}
