import type { PlanOrderRow } from '../../../platform/database/schema/index.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import type { FramedParts } from '../../site/static-pages/framed-page.ts';
import { dayText } from '../../../domain/plans/gifts/delivery-day.ts';
import { canBeSentAgain } from '../../../domain/plans/gifts/send-again.ts';
import { confirmationPath, giftPath } from '../../../domain/plans/paths.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { type GiftTexts, giftTextsIn } from '../../../domain/plans/gift-texts.ts';

/** An order as it is shown: to whom, when, and what is wrong with the address that was entered. */
export interface OrderView {
  readonly language: string;
  readonly now: Date;
  readonly problem?: string | undefined;
}

type Texts = GiftTexts['confirmation'];

/** The seconds after which a page that waits for a payment reloads, and the minutes after which it stops. */
const refreshAfterSeconds = 5;
const looksFor = 10;

const item = (text: string, isDone: boolean): Markup =>
  isDone ? markup`<li class="done">${text}</li>` : markup`<li>${text}</li>`;

function deliveryItem(order: PlanOrderRow, texts: Texts, { language, now }: OrderView): Markup {
  const { delivery, deliverAt, recipientEmail } = order;
  const values = { email: recipientEmail ?? '', day: deliverAt ? dayText(deliverAt, language) : '' };
  if (delivery === 'delivered') {
    return item(recipientEmail === null ? texts.deliveredPlain : interpolate(texts.delivered, values), true);
  }
  if (delivery === 'sent') return item(interpolate(texts.sent, values), false);
  if (delivery === 'refused') return item(interpolate(texts.refused, values), false);
  return item(interpolate(deliverAt && deliverAt > now ? texts.scheduled : texts.leaving, values), false);
}

/** Renders the form with which the giver has the email sent again, perhaps to another address. */
const sendForm = ({ reference, recipientEmail }: PlanOrderRow, texts: Texts, problem: string | undefined): Markup =>
  markup`
<form method="post" action="${confirmationPath}?order=${reference}" novalidate>
<div class="field"><label for="recipientEmail">${texts.correct}</label>
<input id="recipientEmail" name="recipientEmail" type="email" autocomplete="off" maxlength="254" required value="${recipientEmail ?? ''}"${
    problem === undefined ? [] : [markup` aria-invalid="true" aria-describedby="wrong" autofocus`]
  }>${problem === undefined ? [] : [markup`<p class="wrong" id="wrong" role="alert">${problem}</p>`]}</div>
<button class="button main" type="submit">${texts.send}</button></form>`;

/**
 * If an email bounces hours after a server has accepted it, only the giver can notice, so the page lets the giver act.
 */
const notArrived = (order: PlanOrderRow, texts: Texts, problem: string | undefined): Markup =>
  markup`<details class="again"${problem === undefined ? [] : [markup` open`]}><summary>${texts.notArrived}</summary>
<p>${texts.notArrivedHow}</p>${sendForm(order, texts, problem)}</details>`;

const linkTo = (address: string, label: string): Markup =>
  markup`<div class="actions"><a class="button main" href="${address}">${label}</a></div>`;

function statesOf(order: PlanOrderRow, texts: Texts, view: OrderView): Markup {
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
  const retryForm = isRefused ? sendForm(order, texts, view.problem) : notArrived(order, texts, view.problem);
  return markup`<section><h2>${texts.steps}</h2><ol class="steps">${item(isSandbox ? texts.paidSandbox : texts.paid, true)}${deliveryItem(order, texts, view)}${
    isRefused ? [] : [item(redeemedAt ? texts.redeemed : texts.notRedeemed, redeemedAt !== null)]
  }</ol></section>${canBeSentAgain(order) ? [retryForm] : []}
<p class="small">${giverEmail === null ? texts.keepPlain : interpolate(texts.keep, { email: giverEmail })}</p>`;
}

/**
 * Renders the state of a gift for everyone who has the address. The page says the same however often it is loaded.
 * `refreshAfter` is the number of seconds after which there may be news.
 */
export function confirmationPage(
  order: PlanOrderRow,
  view: OrderView,
): { readonly parts: FramedParts; readonly refreshAfter: number | null } {
  const { isSandbox, months, recipientName, state, createdAt } = order;
  const { language, now } = view;
  const { confirmation: texts, sandbox } = giftTextsIn(language);
  const description = interpolate(texts.for, { months, recipient: recipientName ?? texts.somebody });
  const content = markup`<div class="order"><div><h1>${texts.title}</h1><p class="lead">${description}</p></div>
${isSandbox ? [markup`<p class="note">${sandbox}</p>`] : []}
${statesOf(order, texts, view)}</div>`;
  const isFresh = now.getTime() - createdAt.getTime() < looksFor * 60_000;
  return {
    parts: { language, title: texts.title, content },
    refreshAfter: state === 'waiting' && isFresh ? refreshAfterSeconds : null,
  };
}

/** The answer to an address without an order: mistyped, cut off, or deleted long ago. */
export function noOrderPage(language: string): FramedParts {
  const { unknownTitle: title, unknown, toGift } = giftTextsIn(language).confirmation;
  const content = markup`<div class="order"><div><h1>${title}</h1><p class="lead">${unknown}</p></div>
${linkTo(giftPath, toGift)}</div>`;
  return { language, title, content };
}
