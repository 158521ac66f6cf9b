import type { IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { type FactorChange, factorChangedMessage } from './factor-changed-message.ts';

/** Tells the owner of an account about a change. An address that is not confirmed may be another person's. */
export type NoticeFactorChange = (
  account: Pick<IdentityAccount, 'email' | 'emailVerified'>,
  change: FactorChange,
  language: string,
) => Promise<void>;

/** Creates the function that tells owners. Without an outbox, it tells nothing. */
export function createFactorNotices(outbox: Outbox | undefined, origin: string): NoticeFactorChange {
  return async ({ email, emailVerified }, change, language) => {
    if (email === null || !emailVerified) return;
    await outbox?.post(factorChangedMessage(origin, { email, change, at: new Date(), language }));
  };
}
