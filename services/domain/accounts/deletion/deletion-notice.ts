import type { DeletionRequest } from './deletion-request.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { originFor, type Sites } from '../../partners/partner-hosts.ts';
import { deletionMessage } from './deletion-message.ts';

/**
 * Makes what writes to people who want their account deleted: it may have been somebody else, and one may forget. Those
 * without an address only see it in the app.
 */
export function createDeletionNotice(
  outbox: Pick<Outbox, 'post'>,
  sites: Sites,
): (request: DeletionRequest) => Promise<void> {
  return async ({ caller: { issuer, email }, deletionDate, language }) => {
    if (email === null) return;
    const origin = originFor(sites, issuer);
    await outbox.post(deletionMessage({ email, language, deletionDate, origin }));
  };
}
