import { formatGiftCode } from '../../../../shared/contracts/gift-code.ts';
import type { PlanOrderRow } from '../../../platform/database/schema/index.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { type Translate, createTranslator } from '../../../platform/i18n/translator.ts';
import { letter, type Part } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { priceText } from '../offer.ts';
import { confirmationAddress, redeemAddress, upgradePath } from '../paths.ts';
import { dayText } from './delivery-day.ts';
import type english from '../locales/en/gift-mail.json';

/** The number of years for which a code can be redeemed. */
export const codeYears = 5;

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'gift-mail'),
);

/** Milliseconds for which delivery of a gift's message is attempted. */
export const giftUsefulFor = 7 * 24 * 60 * 60 * 1000;

/** Creates the translator for texts about an order, in its language, with its names and amounts filled in. */
function orderTranslator(
  order: PlanOrderRow,
  extraValues: Readonly<Record<string, string>> = {},
): Translate<keyof typeof english> {
  const { language } = order;
  const t = translatorIn(language);
  const values = {
    giver: order.giverName ?? t('someone'),
    recipient: order.recipientName ?? t('someone'),
    email: order.recipientEmail ?? '',
    months: String(order.months),
    price: priceText(order, language),
    ...extraValues,
  };
  return (name, further = {}) => t(name, { ...values, ...further });
}

const greetingTo = (order: PlanOrderRow, name: string | null): Part => ({
  text: name === null ? orderTranslator(order)('greetingUnnamed') : orderTranslator(order, { name })('greeting'),
});

const inSandbox = (order: PlanOrderRow): Part[] =>
  order.isSandbox ? [{ text: orderTranslator(order)('sandbox') }] : [];

/** Creates the message with the gift and its code; undefined when the order no longer names a recipient. */
export function giftMessage(
  order: PlanOrderRow,
  { code, siteOrigin }: { readonly code: string; readonly siteOrigin: string },
): Message | undefined {
  const { recipientEmail, recipientName, message } = order;
  if (recipientEmail === null) return undefined;
  const written = formatGiftCode(code);
  const until = new Date();
  until.setUTCFullYear(until.getUTCFullYear() + codeYears);
  const t = orderTranslator(order, { code: written, message: message ?? '', until: dayText(until, order.language) });
  return letter({
    to: recipientEmail,
    language: order.language,
    subject: t('giftSubject'),
    usefulFor: giftUsefulFor,
    parts: [
      greetingTo(order, recipientName),
      { text: t('giftWhat') },
      ...(message === null ? [] : [{ text: t('giftMessage') }]),
      { text: t('giftCode') },
      { action: t('giftAction'), link: redeemAddress(siteOrigin, written) },
      { text: t('giftHow') },
      ...inSandbox(order),
      { small: t('giftNot') },
    ],
  });
}

/** Creates the receipt for the buyer; undefined when the order no longer names one. */
export function receiptMessage(order: PlanOrderRow, siteOrigin: string): Message | undefined {
  const { giverEmail, giverName, reference, deliverAt, isSandbox, kind } = order;
  if (giverEmail === null) return undefined;
  if (kind === 'own') {
    const t = orderTranslator(order);
    return letter({
      to: giverEmail,
      language: order.language,
      subject: t('ownSubject'),
      parts: [
        greetingTo(order, null),
        { text: t(isSandbox ? 'ownSandbox' : 'ownThanks') },
        { action: t('ownAction'), link: `${siteOrigin}${upgradePath}` },
        { small: t('automatic') },
      ],
    });
  }
  const link = confirmationAddress(siteOrigin, reference);
  const t = orderTranslator(order, { link, day: deliverAt ? dayText(deliverAt, order.language) : '' });
  return letter({
    to: giverEmail,
    language: order.language,
    subject: t('receiptSubject'),
    parts: [
      greetingTo(order, giverName),
      { text: t(isSandbox ? 'receiptSandbox' : 'receiptThanks') },
      { text: t('receiptDay') },
      { text: t('receiptLink'), link },
      { small: t('automatic') },
    ],
  });
}

/**
 * Creates the message that tells the giver that the recipient's mail server refused the gift; undefined when the order
 * no longer names a giver.
 */
export function refusedMessage(order: PlanOrderRow, siteOrigin: string): Message | undefined {
  const { giverEmail, giverName, reference } = order;
  if (giverEmail === null) return undefined;
  const t = orderTranslator(order);
  return letter({
    to: giverEmail,
    language: order.language,
    subject: t('refusedSubject'),
    parts: [
      greetingTo(order, giverName),
      { text: t('refusedWhat') },
      { action: t('refusedAction'), link: confirmationAddress(siteOrigin, reference) },
      { text: t('refusedSafe') },
      { small: t('automatic') },
    ],
  });
}

/**
 * Creates the outbox label of a gift's email from the code in it, so that an email with a new code has another label.
 */
export const aboutGift = (codeHash: string): string => `gift ${codeHash}`;
