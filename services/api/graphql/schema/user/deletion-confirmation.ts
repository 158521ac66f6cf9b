import type { Caller } from '../../../../domain/accounts/authentication/authenticator.ts';
import type { Account } from '../../../../domain/queries.ts';

/** The word for people who have no email address. */
const word = 'DELETE';

/** What the person types to confirm the deletion of the account: their sign-in address, or a word. */
export const deletionConfirmation = (caller: Caller, account: Account): string =>
  caller.email ?? (caller.isAnonymous ? word : (account.email ?? word));

const comparable = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Whether the input confirms the deletion of the account. */
export const confirmsDeletion = (input: string, caller: Caller, account: Account): boolean =>
  comparable(input) === comparable(deletionConfirmation(caller, account));
