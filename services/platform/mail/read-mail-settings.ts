import path from 'node:path';

/** How mail leaves, and under whose name. */
export type MailSettings =
  | { readonly way: 'smtp'; readonly url: string; readonly from: string }
  | { readonly way: 'file'; readonly folder: string; readonly from: string };

export interface MailEnvironment {
  /** `SMTP_URL`; empty: mail goes into files. */
  readonly smtpUrl: string;
  /** `MAIL_FROM`; may be empty only without a mail server. */
  readonly from: string;
  /** Folder of the product's data. */
  readonly dataDir: string;
  /** Name of the product, and of its host, for mail that goes into files. */
  readonly product: string;
  readonly host: string;
}

/** `Tessera <hello@tessera.example>` or the address alone. */
const senderShape = /^(?:[^<>@\p{Cc}"]+ )?(?:<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>|[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)$/u;

export const mailboxFolder = (dataDir: string): string => path.join(dataDir, 'mailbox');

const isSmtpUrl = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/** Reads where mail goes; the faults name the variables, never their values: one of them holds a password. */
export function readMailSettings({ smtpUrl, from, dataDir, product, host }: MailEnvironment): {
  readonly settings: MailSettings;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  if (smtpUrl !== '' && !isSmtpUrl(smtpUrl)) {
    faults.push('SMTP_URL must be a URL such as smtps://user:password@mail.example:465.');
  }
  if (from !== '' && !senderShape.test(from)) {
    faults.push('MAIL_FROM must be an email address such as Tessera <hello@tessera.example>.');
  } else if (from === '' && smtpUrl !== '') {
    faults.push('MAIL_FROM is required with SMTP_URL. It is the sender of all emails.');
  }
  const sender = from === '' ? `${product} <no-reply@${host}>` : from;
  const settings: MailSettings =
    smtpUrl === ''
      ? { way: 'file', folder: mailboxFolder(dataDir), from: sender }
      : { way: 'smtp', url: smtpUrl, from: sender };
  return { settings, faults };
}
