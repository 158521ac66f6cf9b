import type { PlanOrderRow } from '../../database/schema/index.ts';
import { markup, type Markup } from '../../markup/markup.ts';
import type { FramedParts } from '../../site/static-pages/framed-page.ts';
import { dayText } from '../gifts/delivery-day.ts';
import { confirmationPath, giftPath } from '../paths.ts';
import { fill, giftTexts } from './gift-texts.ts';

const texts = giftTexts.confirmation;

/** Seconds after which a page that waits for a payment looks again, and minutes after which it no longer does. */
const lookAgainAfter = 5;
const looksFor = 10;

const item = (text: string, isDone: boolean): Markup =>
  isDone ? markup`<li class="done">${text}</li>` : markup`<li>${text}</li>`;

function deliveryItem(order: PlanOrderRow, now: Date): Markup {
  const { delivery, deliverAt, recipientEmail } = order;
  const values = { email: recipientEmail ?? '', day: deliverAt ? dayText(deliverAt) : '' };
  if (delivery === 'delivered') {
    return item(recipientEmail === null ? texts.deliveredPlain : fill(texts.delivered, values), true);
  }
  if (delivery === 'sent') return item(fill(texts.sent, values), false);
  if (delivery === 'refused') return item(fill(texts.refused, values), false);
  return item(fill(deliverAt && deliverAt > now ? texts.scheduled : texts.leaving, values), false);
}

/** The form by which the giver corrects an address that was refused. */
const correction = ({ reference, recipientEmail }: PlanOrderRow, problem: string | undefined): Markup => markup`
<form method="post" action="${confirmationPath}?order=${reference}" novalidate>
<div class="field"><label for="recipientEmail">${texts.correct}</label>
<input id="recipientEmail" name="recipientEmail" type="email" autocomplete="off" maxlength="254" required value="${recipientEmail ?? ''}"${
  problem === undefined ? [] : [markup` aria-invalid="true" aria-describedby="wrong" autofocus`]
}>${problem === undefined ? [] : [markup`<p class="wrong" id="wrong" role="alert">${problem}</p>`]}</div>
<button class="button main" type="submit">${texts.send}</button></form>`;

const linkTo = (address: string, label: string): Markup =>
  markup`<div class="actions"><a class="button main" href="${address}">${label}</a></div>`;

function statesOf(order: PlanOrderRow, now: Date, problem: string | undefined): Markup {
  const { state, isSandbox, redeemedAt, delivery, giverEmail, reference } = order;
  if (state === 'refunded') return markup`<p class="note">${texts.refunded}</p>`;
  if (state === 'ended') {
    return markup`<p class="note">${texts.ended}</p>${linkTo(`${giftPath}/pay?order=${reference}`, texts.again)}`;
  }
  if (state === 'waiting') {
    return markup`<p role="status">${texts.waiting}</p><p class="small">${texts.waitingLong}</p>
${linkTo(`${giftPath}/pay?order=${reference}`, texts.payNow)}<p class="small">${texts.keepUnpaid}</p>`;
  }
  const isRefused = delivery === 'refused';
  return markup`<section><h2>${texts.steps}</h2><ol class="steps">${item(isSandbox ? texts.paidSandbox : texts.paid, true)}${deliveryItem(order, now)}${
    isRefused ? [] : [item(redeemedAt ? texts.redeemed : texts.notRedeemed, redeemedAt !== null)]
  }</ol></section>${isRefused ? [correction(order, problem)] : []}
<p class="small">${fill(texts.keep, { email: giverEmail ?? '' })}</p>`;
}

/**
 * How a gift stands, for whoever has the address; it says the same however often it is loaded. `lookAgain`: in so many
 * seconds there may be more to say.
 */
export function confirmationPage(
  order: PlanOrderRow,
  now: Date,
  problem?: string,
): { readonly parts: FramedParts; readonly lookAgain: number | null } {
  const { isSandbox, months, recipientName, state, createdAt } = order;
  const what = fill(texts.for, { months, recipient: recipientName ?? texts.somebody });
  const content = markup`<div class="order"><div><h1>${texts.title}</h1><p class="lead">${what}</p></div>
${isSandbox ? [markup`<p class="note">${giftTexts.sandbox}</p>`] : []}
${statesOf(order, now, problem)}</div>`;
  const isFresh = now.getTime() - createdAt.getTime() < looksFor * 60_000;
  return {
    parts: { title: texts.title, content },
    lookAgain: state === 'waiting' && isFresh ? lookAgainAfter : null,
  };
}

/** The answer to an address without an order: mistyped, cut off, or long forgotten. */
export const noOrderPage = (): FramedParts => ({
  title: texts.unknownTitle,
  content: markup`<div class="order"><div><h1>${texts.unknownTitle}</h1><p class="lead">${texts.unknown}</p></div>
${linkTo(giftPath, texts.toGift)}</div>`,
});
