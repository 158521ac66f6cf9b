import { randomBytes } from 'node:crypto';
import { plansLimits } from '../../../../shared/contracts/plan-limits.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import type { FramedParts } from '../../site/static-pages/framed-page.ts';
import { offeredDays } from '../../../domain/plans/gifts/delivery-day.ts';
import { type Offer, priceText } from '../../../domain/plans/offer.ts';
import { giftPath } from '../../../domain/plans/paths.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { giftTextsIn } from '../../../domain/plans/gift-texts.ts';
import {
  type GiftField,
  type GiftProblems,
  type GiftValues,
  maxMessageLength,
  maxNameLength,
} from './read-gift-form.ts';

export interface GiftFormState {
  /** The reader's language (BCP 47). */
  readonly language: string;
  readonly offer: Offer;
  readonly isSandbox: boolean;
  readonly origin: string;
  readonly now: Date;
  /** What was submitted and what is wrong with it. Undefined shows an empty form. */
  readonly sent?:
    { readonly values: GiftValues; readonly problems: GiftProblems; readonly notice?: string | undefined } | undefined;
}

interface FieldParts {
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: boolean;
  readonly control: (attributes: Markup, value: string) => Markup;
}

function fieldOf(
  { sent, language }: GiftFormState,
  name: GiftField,
  { label, help, isOptional = false, control }: FieldParts,
): Markup {
  const texts = giftTextsIn(language);
  const problem = sent?.problems[name];
  const describedBy = [
    ...(help === undefined ? [] : [`${name}-help`]),
    ...(problem === undefined ? [] : [`${name}-wrong`]),
  ];
  const [firstWrong] = Object.keys(sent?.problems ?? {});
  const attributes = markup` id="${name}" name="${name}"${isOptional ? [] : [markup` required`]}${
    describedBy.length > 0 ? [markup` aria-describedby="${describedBy.join(' ')}"`] : []
  }${problem === undefined ? [] : [markup` aria-invalid="true"`]}${firstWrong === name ? [markup` autofocus`] : []}`;
  return markup`<div class="field"><label for="${name}">${label}${
    isOptional ? [markup` <span>(${texts.optional})</span>`] : []
  }</label>${control(attributes, sent?.values[name] ?? '')}${
    problem === undefined ? [] : [markup`<p class="wrong" id="${name}-wrong">${problem}</p>`]
  }${help === undefined ? [] : [markup`<p class="help" id="${name}-help">${help}</p>`]}</div>`;
}

const line =
  (kind: 'text' | 'email', complete: string, maxLength: number) =>
  (attributes: Markup, value: string): Markup =>
    markup`<input type="${kind}" autocomplete="${complete}" maxlength="${maxLength}" value="${value}"${attributes}>`;

/** Renders the form to give a year of Plus, with what it is and what it costs. */
export function giftFormPage(state: GiftFormState): FramedParts {
  const { language, offer, isSandbox, origin, now, sent } = state;
  const texts = giftTextsIn(language);
  const { first, suggested, last } = offeredDays(now);
  const values = { price: priceText(offer, language), months: offer.months };
  const limits = { plus: plansLimits.plus.namedVersions, free: plansLimits.free.namedVersions };
  const notice = sent && (sent.notice ?? texts.problems);
  const content = markup`<div class="order"><div><h1>${interpolate(texts.title)}</h1><p class="lead">${texts.lead}</p>
<p class="price">${interpolate(texts.price, values)}</p></div>
${isSandbox ? [markup`<p class="note">${texts.sandbox}</p>`] : []}
<section><h2>${texts.whatTitle}</h2><ul class="what">${texts.what.map((text) => markup`<li>${interpolate(text, limits)}</li>`)}</ul></section>
${notice === undefined ? [] : [markup`<p class="note bad" role="alert">${notice}</p>`]}
<form method="post" action="${giftPath}" novalidate>
<input type="hidden" name="once" value="${randomBytes(16).toString('base64url')}">
<fieldset><legend><h2>${texts.you}</h2></legend>
${fieldOf(state, 'giverName', { label: texts.giverName, control: line('text', 'name', maxNameLength) })}
${fieldOf(state, 'giverEmail', { label: texts.giverEmail, help: texts.giverEmailHelp, control: line('email', 'email', 254) })}
</fieldset>
<fieldset><legend><h2>${texts.them}</h2></legend>
${fieldOf(state, 'recipientName', { label: texts.recipientName, control: line('text', 'off', maxNameLength) })}
${fieldOf(state, 'recipientEmail', { label: texts.recipientEmail, control: line('email', 'off', 254) })}
${fieldOf(state, 'message', {
  label: texts.message,
  help: interpolate(texts.messageHelp, { most: maxMessageLength }),
  isOptional: true,
  control: (attributes, value) =>
    markup`<textarea rows="4" maxlength="${maxMessageLength}"${attributes}>${value}</textarea>`,
})}
${fieldOf(state, 'day', {
  label: texts.day,
  help: texts.dayHelp,
  control: (attributes, value) =>
    markup`<input type="date" min="${first}" max="${last}" value="${value === '' ? suggested : value}"${attributes}>`,
})}
</fieldset>
<button class="button main" type="submit">${isSandbox ? texts.paySandbox : texts.pay}</button>
<p class="small">${texts.terms}</p>
</form></div>`;
  const offerTexts = {
    title: interpolate(texts.title),
    description: interpolate(texts.description),
    address: `${origin}${giftPath}`,
  };
  return { language, ...offerTexts, content };
}
