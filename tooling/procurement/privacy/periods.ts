import { deletionGraceDays, guestLifetimeDays } from '../../../shared/contracts/account-lifetime.ts';
import { jobFileLimits } from '../../../shared/documents/jobs/job-files.ts';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { resumeLimits } from '../../../shared/documents/resume-limits.ts';
import { idleMinutes, maxHours } from '../../../services/api/admin/session/operator-sessions.ts';
import { emailLinkLifetimes } from '../../../services/api/identity/email-confirmation/email-links.ts';
import { lifetimes, sessionDays } from '../../../services/api/identity/lifetimes.ts';
import { endLinkDays, knownBrowserDays } from '../../../services/api/identity/new-device/known-browsers.ts';
import { sweepEvery } from '../../../services/api/identity/sweep.ts';
import { linkLifetime } from '../../../services/api/identity/password-reset/reset-token.ts';
import { findingsUsefulFor } from '../../../services/domain/digests/search-digest/search-message.ts';
import { giftUsefulFor } from '../../../services/domain/plans/gifts/gift-messages.ts';
import { eventDays, namedDays, unpaidDays } from '../../../services/domain/plans/orders/purge-orders.ts';
import { defaultUsefulForMs } from '../../../services/platform/mail/outgoing-store.ts';
import { milliseconds, seconds } from '../../operating-guide/guide-text.ts';

const days = (count: number): string => `${count} days`;

/** How long data is kept, in words, from the constants by which the product deletes it. */
export const periods = {
  deletionGrace: days(deletionGraceDays),
  guest: days(guestLifetimeDays),
  deletedDocument: days(resumeLimits.deletedForDays),
  deletedJob: days(jobLimits.deletedForDays),
  deletedFile: days(jobFileLimits.deletedForDays),
  session: days(sessionDays),
  idToken: seconds(lifetimes.IdToken),
  knownBrowser: days(knownBrowserDays),
  endLink: days(endLinkDays),
  resetLink: seconds(linkLifetime),
  confirmationLink: seconds(emailLinkLifetimes.confirm),
  undoLink: seconds(emailLinkLifetimes.undo),
  waitingEmail: milliseconds(defaultUsefulForMs),
  waitingGift: milliseconds(giftUsefulFor),
  waitingResults: milliseconds(findingsUsefulFor),
  namedGift: days(namedDays),
  unpaidOrder: days(unpaidDays),
  paymentEvent: days(eventDays),
  sweep: milliseconds(sweepEvery),
  operatorIdle: `${idleMinutes} minutes`,
  operatorSession: `${maxHours} hours`,
} as const;
