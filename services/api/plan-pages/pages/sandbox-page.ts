import type { PlanOrderRow } from '../../../platform/database/schema/index.ts';
import { markup } from '../../../platform/http/markup.ts';
import type { FramedParts } from '../../site/static-pages/framed-page.ts';
import { priceText } from '../../../domain/plans/offer.ts';
import { sandboxPath } from '../../../domain/plans/paths.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { giftTextsIn } from '../../../domain/plans/gift-texts.ts';

/** Replaces the page of a payment provider: it says that nothing is charged and lets the buyer continue. */
export function sandboxPage(order: PlanOrderRow, language: string): FramedParts {
  const texts = giftTextsIn(language).sandboxPage;
  const content = markup`<div class="order"><div><h1>${texts.title}</h1><p class="lead">${interpolate(texts.what, { price: priceText(order, language) })}</p></div>
<form method="post" action="${sandboxPath}?order=${order.reference}"><div class="actions">
<button class="button main" type="submit" name="answer" value="pay">${texts.pay}</button>
<button class="button plain" type="submit" name="answer" value="give-up">${texts.giveUp}</button>
</div></form></div>`;
  return { language, title: texts.title, content };
}
