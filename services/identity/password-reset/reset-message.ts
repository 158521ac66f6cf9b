import { readFileSync } from 'node:fs';
import { brand } from '../../../shared/contracts/brand.ts';
import { letter } from '../../mail/letter.ts';
import { filled } from '../../markup/filled.ts';
import type { Message } from '../../mail/mailer.ts';
import type { ResetMail } from './request-reset.ts';
import { linkLifetime, resetLink } from './reset-token.ts';

type TextName =
  'subject' | 'greeting' | 'why' | 'action' | 'lifetime' | 'afterwards' | 'signedOut' | 'notYou' | 'automatic';

const texts = JSON.parse(
  readFileSync(new URL('../locales/en/password-reset.json', import.meta.url), 'utf8'),
) as Readonly<Record<TextName, string>>;

/**
 * The message with the link. `origin` is the site's, as configured: a request's own idea of it could lead the person to
 * somebody else's page. It also names where one goes on afterwards, the host and the login route (product.md §7).
 */
export function resetMessage(origin: string, { email, token }: ResetMail): Message {
  const login = `${origin}/login`;
  const say = filled(texts, { brand: brand.name, email, login, minutes: String(linkLifetime / 60) });
  return letter({
    to: email,
    subject: say('subject'),
    usefulFor: linkLifetime * 1000,
    parts: [
      { text: say('greeting') },
      { text: say('why') },
      { action: say('action'), link: resetLink(origin, token) },
      { text: say('lifetime') },
      { text: `${say('signedOut')} ${say('afterwards')}`, link: login },
      { text: say('notYou') },
      { small: say('automatic') },
    ],
  });
}
