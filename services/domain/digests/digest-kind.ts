import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DigestRow, DigestTable } from '../../platform/database/schema/index.ts';
import type { JobSearch } from '../job-search/job-search.ts';
import type { Translate } from '../../platform/i18n/translator.ts';
import type { Message } from '../../platform/mail/mailer.ts';

/** The texts that every kind of daily message has: of the question whether it is wanted, and of the pages that begin and end it. */
export const digestTexts = [
  ...(['confirmSubject', 'confirmGreeting', 'confirmWhat', 'confirmNot', 'confirmAutomatic'] as const),
  ...(['pageTitle', 'pageAsk', 'pageConfirm', 'pageConfirmed'] as const),
  ...(['pageStopAsk', 'pageStop', 'pageStopped', 'pageGone', 'pageHome'] as const),
] as const;
export type DigestText = (typeof digestTexts)[number];

/** A digest that is due, and what a message needs besides what it tells. */
export interface DueDigest extends Pick<DigestRow, 'accountId' | 'email' | 'timeZone' | 'language'> {
  readonly now: Date;
  /** Of the site at which the person signs in. */
  readonly origin: string;
  /** Where the messages are ended. */
  readonly stopAddress: string;
}

/** A kind of daily message: who gets it, where it is begun and ended, and what it tells. */
export interface DigestKind {
  readonly table: DigestTable;
  /** The first part of its addresses on the site. */
  readonly path: string;
  readonly sayIn: (language: string) => Translate<DigestText>;
  /** Where its pages lead to, on the site. */
  readonly home: string;
  /** What else changes when the reader has ended the messages. */
  readonly onStopped?: (db: Database, accountId: string) => Promise<unknown>;
  /** Writes what there is to tell, in the transaction that sets the next one; undefined for nothing. */
  readonly compose: (
    db: DatabaseOrTransaction,
    due: DueDigest,
    services: { readonly jobSearch: JobSearch },
  ) => Promise<Message | undefined>;
}
