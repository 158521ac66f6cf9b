import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { DigestRow, DigestTable } from '../../platform/database/schema/index.ts';
import type { JobSearch } from '../job-search/job-search.ts';
import type { Translate } from '../../platform/i18n/translator.ts';
import type { Message } from '../../platform/mail/mailer.ts';

/**
 * The names of the texts that every kind of daily email has: for the confirmation message, and for the pages that start
 * and stop the emails.
 */
export const digestTexts = [
  ...(['confirmSubject', 'confirmGreeting', 'confirmWhat', 'confirmNot', 'confirmAutomatic'] as const),
  ...(['pageTitle', 'pageAsk', 'pageConfirm', 'pageConfirmed'] as const),
  ...(['pageStopAsk', 'pageStop', 'pageStopped', 'pageGone', 'pageHome'] as const),
] as const;
export type DigestText = (typeof digestTexts)[number];

/** A digest that is due, with what its message needs besides the content. */
export interface DueDigest extends Pick<DigestRow, 'accountId' | 'email' | 'timeZone' | 'language'> {
  readonly now: Date;
  /** The origin of the site at which the user signs in. */
  readonly origin: string;
  /** The address at which the emails are stopped. */
  readonly stopAddress: string;
}

/** A kind of daily email: its recipients, its pages, and its content. */
export interface DigestKind {
  readonly table: DigestTable;
  /** The first path segment of its addresses on the site. */
  readonly path: string;
  readonly translatorIn: (language: string) => Translate<DigestText>;
  /** The path on the site to which its pages link. */
  readonly home: string;
  /** Updates what else changes when a reader stops the emails. */
  readonly onStopped?: (db: DatabaseOrTransaction, accountId: string) => Promise<unknown>;
  /** Composes the message, in the transaction that schedules the next one; undefined if there is nothing to report. */
  readonly compose: (
    db: DatabaseOrTransaction,
    due: DueDigest,
    services: { readonly jobSearch: JobSearch },
  ) => Promise<Message | undefined>;
}

/**
 * Returns the address at which a reader confirms or stops the daily email. It is known only to recipients of a message.
 */
export const digestAddress = (
  { path }: Pick<DigestKind, 'path'>,
  origin: string,
  accountId: string,
  secret: string,
): string => `${origin}/${path}/${accountId}/${secret}`;
