import { isEmail } from '../../../../shared/documents/contact-info/contact-info-rules.ts';
import { deliveryMoment, dayText, offeredDays } from '../../../domain/plans/gifts/delivery-day.ts';
import type { GiftRequest } from '../../../domain/plans/orders/create-order.ts';
import { interpolate } from '../../../platform/i18n/translator.ts';
import { type GiftTexts, giftTextsIn } from '../../../domain/plans/gift-texts.ts';

/** The maximum lengths, in characters. */
export const maxNameLength = 80;
export const maxMessageLength = 500;
const maxEmailLength = 254;

export const giftFields = ['giverName', 'giverEmail', 'recipientName', 'recipientEmail', 'message', 'day'] as const;
export type GiftField = (typeof giftFields)[number];
export type GiftValues = Readonly<Record<GiftField, string>>;
export type GiftProblems = Readonly<Partial<Record<GiftField, string>>>;

export type GiftReading =
  | { readonly ok: true; readonly request: GiftRequest }
  | { readonly ok: false; readonly values: GiftValues; readonly problems: GiftProblems };

/** Removes control characters, collapses spaces, and limits the length. Only the message may have several lines. */
const clean = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
const cleanedLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

/**
 * Matches web addresses, which turn a message into an advertisement. No gift needs them, and the recipients have not
 * asked for anything.
 */
const webAddress =
  /https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|info|io|ru|cn|xyz|top|biz|shop|link|click|online|site)\b/iu;

type Errors = GiftTexts['errors'];

function nameProblem(name: string, errors: Errors): string | undefined {
  if (name === '') return errors.name;
  if (name.length > maxNameLength) return interpolate(errors.nameLong, { most: maxNameLength });
  return webAddress.test(name) ? errors.noAddress : undefined;
}

/** Returns what is wrong with an email address, or undefined if it is valid. */
export function emailProblem(email: string, errors: Errors): string | undefined {
  if (email === '') return errors.emailRequired;
  return email.length <= maxEmailLength && isEmail(email) ? undefined : errors.email;
}

function messageProblem(message: string, errors: Errors): string | undefined {
  if (message.length > maxMessageLength) return interpolate(errors.messageLong, { most: maxMessageLength });
  return webAddress.test(message) ? errors.noAddress : undefined;
}

/** Reads the submitted form of a gift. `language` is the giver's language. */
export function readGiftForm(form: URLSearchParams, language: string, now: Date): GiftReading {
  const { errors } = giftTextsIn(language);
  const valueOf = (field: GiftField): string => {
    const value = form.get(field) ?? '';
    return field === 'message' ? cleanedLines(value) : clean(value);
  };
  const values = Object.fromEntries(giftFields.map((field) => [field, valueOf(field)])) as Record<GiftField, string>;
  const deliverAt = deliveryMoment(values.day, now);
  const { first, last } = offeredDays(now);
  const dayOfForm = (day: string): string => dayText(new Date(`${day}T12:00Z`), language);
  const fieldProblems: Record<GiftField, string | undefined> = {
    giverName: nameProblem(values.giverName, errors),
    giverEmail: emailProblem(values.giverEmail, errors),
    recipientName: nameProblem(values.recipientName, errors),
    recipientEmail: emailProblem(values.recipientEmail, errors),
    message: messageProblem(values.message, errors),
    day: deliverAt ? undefined : interpolate(errors.day, { first: dayOfForm(first), last: dayOfForm(last) }),
  };
  const problems = Object.fromEntries(Object.entries(fieldProblems).filter(([, problem]) => problem !== undefined));
  if (!deliverAt || Object.keys(problems).length > 0) return { ok: false, values, problems };
  const { giverName, giverEmail, recipientName, recipientEmail, message } = values;
  const people = { giverName, giverEmail, recipientName, recipientEmail };
  return { ok: true, request: { ...people, message: message === '' ? null : message, deliverAt, language } };
}
