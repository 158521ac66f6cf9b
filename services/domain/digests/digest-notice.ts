import type { Database } from '../../platform/database/database.ts';
import { createCounter } from '../../platform/rate-limit/counter.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { originFor, type Sites } from '../partners/partner-hosts.ts';
import { digestAddress } from './digest-kind.ts';
import { confirmationMessage } from './confirmation-message.ts';
import { digestKinds } from './digest-kinds.ts';

/** A user's request for daily emails to an address that is not confirmed yet. */
export interface DigestRequest {
  /** The content of the emails: jobs that are due, or new results of saved searches. */
  readonly kind: 'jobs' | 'searches';
  readonly accountId: string;
  readonly email: string;
  /** The secret in the link with which the reader confirms. */
  readonly secret: string;
  /** The issuer with which the user signs in. */
  readonly issuer: string;
  /** The reader's language (BCP 47). */
  readonly language: string;
}

/**
 * The maximum number of confirmation messages to one address per day, because anyone can request them for any address.
 */
const questionsADay = { points: 3, duration: 24 * 60 * 60 };

/** Creates a function that asks a reader whether daily emails are wanted. */
export function createDigestNotice(
  database: Database,
  outbox: Pick<Outbox, 'post'>,
  sites: Sites,
): (request: DigestRequest) => Promise<void> {
  const countQuestion = createCounter(database, 'digest-questions', questionsADay);
  return async ({ kind: name, accountId, email, secret, issuer, language }) => {
    const kind = digestKinds[name];
    if ((await countQuestion(email.toLowerCase())) > 0) return;
    const address = digestAddress(kind, originFor(sites, issuer), accountId, secret);
    await outbox.post(confirmationMessage(kind, { email, language, address }));
  };
}
