import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mailer.ts';

/** Line breaks and other control characters would end a header and begin another one. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * The message as the library takes it. The recipient is given as an object, so that a comma or a `<` in an address that
 * somebody typed is never read as a list. Nothing in it may be read from files or fetched.
 */
export const compose = (from: string, { to, subject, text, html, unsubscribe }: Message): SendMailOptions => ({
  from,
  to: { name: '', address: inOneLine(to) },
  subject: inOneLine(subject),
  text,
  html,
  // Answering machines keep quiet (RFC 3834 §5).
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
