import type { Outbox } from '../../../platform/mail/outbox.ts';
import { originFor, type Sites } from '../../partners/partner-hosts.ts';
import { deletionMessage } from './deletion-message.ts';
import type { Caller } from '../authentication/authenticator.ts';

/** A user's request to delete their account. */
export interface DeletionRequest {
  readonly caller: Caller;
  readonly deletionDate: Date;
  /** The user's language (BCP 47). */
  readonly language: string;
}

/**
 * Returns the address that a notice about the deletion goes to; null for none. An address that was not confirmed may be
 * that of a stranger, who would learn who has an account here.
 */
export const noticeAddressOf = ({ email, emailVerified }: Pick<Caller, 'email' | 'emailVerified'>): string | null =>
  emailVerified ? email : null;

/**
 * Creates a function that emails users who have requested the deletion of their account, because someone else may have
 * requested it, or they may forget. Users without a confirmed address see it only in the app.
 */
export function createDeletionNotice(
  outbox: Pick<Outbox, 'post'>,
  sites: Sites,
): (request: DeletionRequest) => Promise<void> {
  return async ({ caller, deletionDate, language }) => {
    const email = noticeAddressOf(caller);
    if (email === null) return;
    const origin = originFor(sites, caller.issuer);
    await outbox.post(deletionMessage({ email, language, deletionDate, origin }));
  };
}
