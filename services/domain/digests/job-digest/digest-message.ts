import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { jobDigestTexts } from '../digest-texts.ts';

/** The maximum number of lines in one message, about as much as can be done in a day. */
const maxLines = 20;
/** In milliseconds. The next day has another message. */
export const digestUsefulFor = 12 * 60 * 60 * 1000;

export interface DigestMail {
  readonly email: string;
  /** The language of the message (BCP 47). */
  readonly language: string;
  readonly items: readonly string[];
  readonly today: PlainDay;
  /** The origin of the site at which the user signs in. */
  readonly origin: string;
  /** The address at which the emails are stopped. */
  readonly stopAddress: string;
}

/** Creates the message about what is due today. */
export function digestMessage({ email, language, items, today, origin, stopAddress }: DigestMail): Message {
  const t = jobDigestTexts(language);
  const day = datesIn(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const count = items.length === 1 ? t('one') : t('many', { count: String(items.length) });
  const more = items.length - maxLines;
  return {
    ...letter({
      to: email,
      language,
      subject: t('subject', { count }),
      usefulFor: digestUsefulFor,
      parts: [
        { text: t('greeting') },
        { text: t('intro', { day: day.format(new Date(`${today}T00:00:00Z`)) }) },
        ...items.slice(0, maxLines).map((item) => ({ text: `• ${item}` })),
        ...(more > 0 ? [{ text: t('more', { count: String(more) }) }] : []),
        { action: t('open'), link: `${origin}/app/jobs/track` },
        { small: t('why', { link: stopAddress }), link: stopAddress },
      ],
    }),
    unsubscribe: stopAddress,
  };
}
