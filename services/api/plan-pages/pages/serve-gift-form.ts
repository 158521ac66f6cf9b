import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textsLanguageOf } from '../../../platform/i18n/language-of.ts';
import { createCounter } from '../../../platform/rate-limit/counter.ts';
import { clientNetworkOf } from '../../../platform/rate-limit/client-network.ts';
import { giftPath } from '../../../domain/plans/paths.ts';
import { giftFormPage, type GiftFormState } from './gift-form.ts';
import { formOf, type GiftPagesOptions, type GiftReplies } from './gift-replies.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { giftTextsIn } from '../../../domain/plans/gift-texts.ts';
import { giftFields, type GiftValues, readGiftForm } from './read-gift-form.ts';

/** The limit of gifts ordered from one client network. In a sandbox they are free, but each one sends an email. */
const giftsADay = { points: 20, duration: 24 * 60 * 60 };
const sandboxGiftsADay = { points: 5, duration: 24 * 60 * 60 };

/** Serves `/gift`: the form and its submission. Whatever goes wrong, the form keeps what was typed. */
export function serveGiftForm(scope: FastifyInstance, options: GiftPagesOptions, { send }: GiftReplies): void {
  const { database, plans, origin } = options;
  const { isSandbox } = plans.payments;
  const count = createCounter(database, 'gift', isSandbox ? sandboxGiftsADay : giftsADay);

  const sendForm = (request: FastifyRequest, reply: FastifyReply, sent?: GiftFormState['sent']) =>
    send(
      request,
      reply,
      giftFormPage({
        ...{ offer: plans.offer, isSandbox, origin, now: new Date(), sent },
        language: textsLanguageOf(request.headers),
      }),
    );

  scope.get(giftPath, (request, reply) => sendForm(request, reply));

  scope.post(giftPath, async (request, reply) => {
    const form = formOf(request);
    const language = textsLanguageOf(request.headers);
    const { errors } = giftTextsIn(language);
    const result = readGiftForm(form, language, new Date());
    if (!result.ok) return sendForm(request, reply.code(422), result);
    const values = Object.fromEntries(giftFields.map((field) => [field, form.get(field) ?? ''])) as GiftValues;
    const seconds = await count(clientNetworkOf(request.ip));
    if (seconds > 0) {
      const notice = interpolate(errors.busy, { minutes: Math.ceil(seconds / 60) });
      return sendForm(request, reply.code(429).header('retry-after', seconds), { values, problems: {}, notice });
    }
    const once = form.get('once') ?? '';
    if (!/^[\w-]{22}$/.test(once)) return sendForm(request, reply.code(422), { values, problems: {} });
    const address = await plans.buy({ kind: 'gift', once, ...result.request }).catch((error: unknown) => {
      request.log.error(error, 'The request failed');
      return undefined;
    });
    if (address !== undefined) return reply.redirect(address, 303);
    return sendForm(request, reply.code(503), { values, problems: {}, notice: errors.provider });
  });
}
