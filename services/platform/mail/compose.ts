import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mailer.ts';

/** Line breaks and other control characters would end a header and begin another one. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Converts a message to the options of the mail library. The recipient is an object, so that a comma or a `<` in a
 * typed address is never parsed as a list. The library must not read files or fetch URLs that the message names.
 */
export const compose = (from: string, { to, subject, text, html, unsubscribe }: Message): SendMailOptions => ({
  from,
  to: { name: '', address: inOneLine(to) },
  subject: inOneLine(subject),
  text,
  html,
  // Asks automatic responders not to reply (RFC 3834 §5).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${inOneLine(unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});
