import { readFileSync } from 'node:fs';
import { brand } from '../../../shared/contracts/brand.ts';
import { writtenGiftCode } from '../../../shared/contracts/gift-code.ts';
import type { PlanOrderRow } from '../../database/schema/index.ts';
import { letter, type Part } from '../../mail/letter.ts';
import type { Message } from '../../mail/mailer.ts';
import { filled } from '../../markup/filled.ts';
import { priceText } from '../offer.ts';
import { confirmationAddress, redeemAddress, upgradePath } from '../paths.ts';
import { codeYears } from './code-years.ts';
import { dayText } from './delivery-day.ts';
import type english from '../locales/en/gift-mail.json';

const texts = JSON.parse(
  readFileSync(new URL('../locales/en/gift-mail.json', import.meta.url), 'utf8'),
) as typeof english;

const week = 7 * 24 * 60 * 60 * 1000;

/** A text about an order, with its names and sums. */
const sayOf = (order: PlanOrderRow, more: Readonly<Record<string, string>> = {}) =>
  filled(texts, {
    brand: brand.name,
    giver: order.giverName ?? texts.someone,
    recipient: order.recipientName ?? texts.someone,
    email: order.recipientEmail ?? '',
    months: String(order.months),
    price: priceText(order),
    ...more,
  });

const greetingTo = (order: PlanOrderRow, name: string | null): Part => ({
  text: name === null ? texts.greetingUnnamed : sayOf(order, { name })('greeting'),
});

const inSandbox = (order: PlanOrderRow): Part[] => (order.isSandbox ? [{ text: texts.sandbox }] : []);

/** The gift itself, with its code; undefined when nobody is named any more. */
export function giftMessage(
  order: PlanOrderRow,
  { code, siteOrigin }: { readonly code: string; readonly siteOrigin: string },
): Message | undefined {
  const { recipientEmail, recipientName, message } = order;
  if (recipientEmail === null) return undefined;
  const written = writtenGiftCode(code);
  const until = new Date();
  until.setUTCFullYear(until.getUTCFullYear() + codeYears);
  const say = sayOf(order, { code: written, message: message ?? '', until: dayText(until) });
  return letter({
    to: recipientEmail,
    subject: say('giftSubject'),
    usefulFor: week,
    parts: [
      greetingTo(order, recipientName),
      { text: say('giftWhat') },
      ...(message === null ? [] : [{ text: say('giftMessage') }]),
      { text: say('giftCode') },
      { action: say('giftAction'), link: redeemAddress(siteOrigin, written) },
      { text: say('giftHow') },
      ...inSandbox(order),
      { small: say('giftNot') },
    ],
  });
}

/** Tells who has paid what they have paid for. */
export function receiptMessage(order: PlanOrderRow, siteOrigin: string): Message | undefined {
  const { giverEmail, giverName, reference, deliverAt, isSandbox, kind } = order;
  if (giverEmail === null) return undefined;
  if (kind === 'own') {
    const say = sayOf(order);
    return letter({
      to: giverEmail,
      subject: say('ownSubject'),
      parts: [
        greetingTo(order, null),
        { text: say(isSandbox ? 'ownSandbox' : 'ownThanks') },
        { action: say('ownAction'), link: `${siteOrigin}${upgradePath}` },
        { small: say('automatic') },
      ],
    });
  }
  const link = confirmationAddress(siteOrigin, reference);
  const say = sayOf(order, { link, day: deliverAt ? dayText(deliverAt) : '' });
  return letter({
    to: giverEmail,
    subject: say('receiptSubject'),
    parts: [
      greetingTo(order, giverName),
      { text: say(isSandbox ? 'receiptSandbox' : 'receiptThanks') },
      { text: say('receiptDay') },
      { text: say('receiptLink'), link },
      { small: say('automatic') },
    ],
  });
}

/** Tells the giver that the recipient's mail server will not have the gift. */
export function refusedMessage(order: PlanOrderRow, siteOrigin: string): Message | undefined {
  const { giverEmail, giverName, reference } = order;
  if (giverEmail === null) return undefined;
  const say = sayOf(order);
  return letter({
    to: giverEmail,
    subject: say('refusedSubject'),
    parts: [
      greetingTo(order, giverName),
      { text: say('refusedWhat') },
      { action: say('refusedAction'), link: confirmationAddress(siteOrigin, reference) },
      { text: say('refusedSafe') },
      { small: say('automatic') },
    ],
  });
}
