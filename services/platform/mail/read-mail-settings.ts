import { isIP } from 'node:net';
import path from 'node:path';

/** How mail is sent, and the sender's address. */
export type MailSettings =
  | { readonly way: 'smtp'; readonly url: string; readonly from: string; readonly helo: string }
  | { readonly way: 'file'; readonly folder: string; readonly from: string };

export interface MailEnvironment {
  /** `SMTP_URL`. When it is empty, mail is written to files. */
  readonly smtpUrl: string;
  /** `MAIL_FROM`. It may be empty only without a mail server. */
  readonly from: string;
  /** The folder of the product's data. */
  readonly dataDir: string;
  /** The names of the product and its host, for the sender of mail that is written to files. */
  readonly product: string;
  readonly host: string;
}

/** Matches `Tessera <hello@tessera.example>` or an address alone. */
const senderShape = /^(?:[^<>@\p{Cc}"]+ )?(?:<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>|[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)$/u;

/** Returns the folder for mail that is written to files. */
export const mailboxFolder = (dataDir: string): string => path.join(dataDir, 'mailbox');

/** Returns an IP address in the form that EHLO requires (RFC 5321 §4.1.3). */
const addressLiteral = (address: string): string => (isIP(address) === 6 ? `[IPv6:${address}]` : `[${address}]`);

const isSmtpUrl = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/**
 * Reads the mail settings. `problems` name the variables but never their values, because one of them contains a password.
 */
export function readMailSettings({ smtpUrl, from, dataDir, product, host: siteHost }: MailEnvironment): {
  readonly settings: MailSettings;
  readonly problems: readonly string[];
} {
  // A URL has an IPv6 address in brackets.
  const host = siteHost.replace(/^\[(.*)\]$/, '$1');
  const problems: string[] = [];
  if (smtpUrl !== '' && !isSmtpUrl(smtpUrl)) {
    problems.push('SMTP_URL must be a URL such as smtps://user:password@mail.example:465.');
  }
  if (from !== '' && !senderShape.test(from)) {
    problems.push('MAIL_FROM must be an email address such as Tessera <hello@tessera.example>.');
  } else if (from === '' && smtpUrl !== '') {
    problems.push('MAIL_FROM is required with SMTP_URL. It is the sender of all emails.');
  }
  const sender = from === '' ? `${product} <no-reply@${siteHost}>` : from;
  const settings: MailSettings =
    smtpUrl === ''
      ? { way: 'file', folder: mailboxFolder(dataDir), from: sender }
      : { way: 'smtp', url: smtpUrl, from: sender, helo: isIP(host) === 0 ? host : addressLiteral(host) };
  return { settings, problems };
}
