import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { confirmationMessage } from './confirmation-message.ts';
import { createEmailLink } from './email-links.ts';

export interface ConfirmationRequest {
  readonly accountId: string;
  /** The address to confirm: the account's, or the one that it shall have. */
  readonly email: string;
  /** The language in which the person reads. */
  readonly language: string;
}

/** Sends a link that confirms an address. */
export type SendConfirmation = (request: ConfirmationRequest, transaction?: DatabaseOrTransaction) => Promise<void>;

/** Creates the function that sends such links. The link and its message are stored together. */
export function createConfirmationSender(
  database: DatabaseOrTransaction,
  outbox: Outbox,
  origin: string,
): SendConfirmation {
  return async ({ accountId, email, language }, transaction = database) => {
    await transaction.transaction(async (nested) => {
      const token = await createEmailLink(nested, { accountId, kind: 'confirm', email });
      await outbox.post(confirmationMessage(origin, { email, token, language }), nested);
    });
  };
}
