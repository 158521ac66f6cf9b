/** Compares the limits and times in the operating guide with the constants in the code. */
import { deletionGraceDays, guestLifetimeDays } from '../../shared/contracts/account-lifetime.ts';
import { jobLimits } from '../../shared/documents/jobs/job-limits.ts';
import { resumeLimits } from '../../shared/documents/resume-limits.ts';
import { defaultDrawingTime } from '../../shared/typesetting/engine/threaded-engine.ts';
import { deletionsEvery } from '../../services/workers/deletion/sweep-deletions.ts';
import { bytesPerRecord } from '../../services/domain/usage/measure-usage.ts';
import { defaultQuotas } from '../../services/domain/usage/quotas.ts';
import { codeMinutes } from '../../services/api/admin/factor/sign-ins.ts';
import { idleMinutes, maxHours } from '../../services/api/admin/session/operator-sessions.ts';
import { minSecretLength } from '../../services/config/configuration.ts';
import { embeddedSettings } from '../../services/platform/database/embedded/postmaster.ts';
import { commandTimeoutMs, minServerVersion, defaultDatabase } from '../../services/platform/database/open-database.ts';
import { digestPollIntervalMs } from '../../services/workers/digests/start-digests.ts';
import { maxCacheMs } from '../../services/domain/accounts/authentication/token-cache.ts';
import { purgeIntervalMs } from '../../services/workers/retention/purge-deleted.ts';
import { minClientSecretLength } from '../../services/domain/oauth-clients/client.ts';
import { defaultGuestLimits } from '../../services/api/identity/guests/guest-limits.ts';
import { defaultReload } from '../../services/api/identity/keys/live-keys.ts';
import { cookieSchedule, signingSchedule } from '../../services/api/identity/keys/schedule.ts';
import { lifetimes } from '../../services/api/identity/lifetimes.ts';
import { clockTolerance } from '../../services/api/identity/partners/verify-id-token.ts';
import { resetPollIntervalMs } from '../../services/api/identity/password-reset/reset-request-queue.ts';
import { defaultResetLimits } from '../../services/api/identity/password-reset/reset-limits.ts';
import { confirmationAllowance } from '../../services/api/identity/email-confirmation/confirmation-routes.ts';
import { emailLinkLifetimes } from '../../services/api/identity/email-confirmation/email-links.ts';
import { linkLifetime } from '../../services/api/identity/password-reset/reset-token.ts';
import { defaultLimits } from '../../services/api/identity/sign-in-limits.ts';
import { sweepEvery } from '../../services/api/identity/sweep.ts';
import { defaultAnalysisLimits } from '../../services/domain/analysis/analysis.ts';
import { pagesAnHour } from '../../services/domain/analysis/ad-reader.ts';
import { publicFetchLimits } from '../../services/platform/public-fetch/fetch-public.ts';
import { digestUsefulFor } from '../../services/domain/digests/job-digest/digest-message.ts';
import { maxRanked } from '../../services/domain/job-search/postgres/list-ids.ts';
import { defaultDelays } from '../../services/platform/mail/outbox.ts';
import { leaseMs, defaultUsefulForMs } from '../../services/platform/mail/outgoing-store.ts';
import { healthTimeoutMs } from '../../services/platform/telemetry/in-time.ts';
import { defaultReportEveryMs } from '../../services/platform/database/migrate.ts';
import { maxPerMinute } from '../../services/platform/telemetry/sentry-reports.ts';
import { repeatAfterMs } from '../../services/platform/telemetry/task-errors.ts';
import { keyCacheMs, providerPause } from '../../services/domain/partners/discovered-keys.ts';
import { deliveryPollIntervalMs } from '../../services/workers/gifts/start-deliveries.ts';
import { giftUsefulFor } from '../../services/domain/plans/gifts/gift-messages.ts';
import { namedDays, unpaidDays } from '../../services/domain/plans/orders/purge-orders.ts';
import { correctionsADay } from '../../services/api/plan-pages/pages/serve-orders.ts';
import { monthsEvery } from '../../services/workers/ingest/ingest-worker.ts';
import { defaultPause } from '../../services/domain/postings/feeds/feed-client.ts';
import { defaultIntervalSeconds } from '../../services/domain/postings/ingest-feed.ts';
import { monthsAhead } from '../../services/domain/postings/partitions/partition-postings.ts';
import { findingsUsefulFor } from '../../services/domain/digests/search-digest/search-message.ts';
import { linkLimit, networkLimit } from '../../services/api/share-pages/password-tries.ts';
import { filesAMinute, pagesAMinute } from '../../services/api/share-pages/replies.ts';
import { reportsOfAll, reportsOfNetwork } from '../../services/api/site/reports.ts';
import { defaultTimeApart } from '../../services/domain/typesetting/callers-sessions.ts';
import { numberWord, guideSections, milliseconds, seconds } from './guide-text.ts';

const sections = guideSections();
const day = 86_400;
const [firstDelay = 0, ...delays] = defaultDelays;
const minutes = delays.map((delay) => delay / 60_000);
const { wrongPasswords, wrongPasswordsOfNetwork, wrongPasswordsOfAddress } = defaultLimits;
const { address, network } = defaultResetLimits;
const { guest, account } = defaultQuotas;

/** The sentences about limits and times in each section, word for word. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'Environment variables': [
    `Your own PostgreSQL, version ${minServerVersion / 10_000} or newer`,
    `Encrypts the identity provider's keys and the operators' second factors; at least ${minSecretLength} characters`,
  ],
  Quotas: [`and ${bytesPerRecord.toLocaleString('en')} bytes for each record`],
  'Running several processes': [
    `verified tokens for ${milliseconds(maxCacheMs)} (`,
    `while the database answers within ${milliseconds(healthTimeoutMs)}`,
    `each process opens ${numberWord(defaultDatabase.poolSize)} at most`,
    `(the embedded one accepts ${embeddedSettings.max_connections})`,
    `waits ${milliseconds(defaultDatabase.connectTimeoutMs)} for a connection and ${milliseconds(defaultDatabase.answerTimeoutMs)} for an answer`,
    `commands run by hand wait ${milliseconds(commandTimeoutMs)}.`,
    `**A typesetting request** may take ${milliseconds(defaultDrawingTime)}.`,
    `is moved to a separate worker for ${milliseconds(defaultTimeApart)}`,
    `may take ${milliseconds(defaultAnalysisLimits.timeLimitMs)} and ${defaultAnalysisLimits.memoryLimitMiB} MiB, in threads`,
    `has used ${milliseconds(defaultAnalysisLimits.workPerMinuteMs)} of their time within a minute`,
  ],
  Mail: [
    `tried at once, after ${firstDelay / 1000} s, ${minutes.slice(0, -1).join(', ')} and then every ${minutes.at(-1)} minutes`,
    `a link for ${seconds(linkLifetime)}, a confirmation for ${seconds(emailLinkLifetimes.confirm)}, a gift for ${milliseconds(giftUsefulFor)}, a daily email for ${milliseconds(digestUsefulFor)}, `,
    `search results for ${milliseconds(findingsUsefulFor)}, everything else for ${milliseconds(defaultUsefulForMs)}`,
    `takes over within ${milliseconds(leaseMs)} what a killed process was sending`,
    `picks the request up ${milliseconds(resetPollIntervalMs)} later at most`,
    `A confirmation link works once and for ${seconds(emailLinkLifetimes.confirm)}`,
    `gets ${numberWord(confirmationAllowance.points)} in ${seconds(confirmationAllowance.duration)} on request`,
    `undoes it works for ${seconds(emailLinkLifetimes.undo)}`,
    `works once and for ${seconds(linkLifetime)}`,
    `A client network gets ${address.points} links for one address in ${seconds(address.duration)} and ${network.points} in ${seconds(network.duration)} in total`,
  ],
  Payments: [
    `leave within ${milliseconds(deliveryPollIntervalMs)} of their scheduled time`,
    `${numberWord(correctionsADay.points)} times ${seconds(correctionsADay.duration)} and with a new code`,
    `deleted ${namedDays} days after the delivery day, unpaid orders after ${unpaidDays} days`,
  ],
  'Analytics and error reporting': [`at most ${maxPerMinute} a minute`],
  'Keys and sessions': [
    `ID tokens live ${seconds(lifetimes.IdToken)}`,
    `automatically** every ${milliseconds(signingSchedule.rotateEvery)}: the next one is published ${milliseconds(signingSchedule.announceFor)} before it signs`,
    `stays published for ${milliseconds(signingSchedule.keepFor)} after`,
    `follow within ${milliseconds(defaultReload)}`,
    `when they see the new one, within ${milliseconds(keyCacheMs)} at most`,
    `cookie secrets still verify for ${milliseconds(cookieSchedule.keepFor)}`,
  ],
  'Password guessing': [
    `After ${numberWord(wrongPasswords.free)} wrong passwords for one address`,
    `from ${milliseconds(wrongPasswords.firstDelay)} to ${milliseconds(wrongPasswords.maxDelay)}; `,
    `up to ${milliseconds(wrongPasswordsOfNetwork.maxDelay)} after ${wrongPasswordsOfNetwork.free} in ${milliseconds(wrongPasswordsOfNetwork.forgetAfter)}`,
    `slowed by up to ${milliseconds(wrongPasswordsOfAddress.maxDelay)}`,
  ],
  Guests: [
    `up to ${defaultGuestLimits.guests.points} new ones ${seconds(defaultGuestLimits.guests.duration)} from one client network`,
    `${guestLifetimeDays} days after the last sign-in`,
    `runs every ${milliseconds(sweepEvery)}, `,
  ],
  'Deleting and exporting accounts': [
    `deleted ${deletionGraceDays} days after`,
    `at startup and every ${milliseconds(deletionsEvery)}`,
    `${account.exportsPerHour} times an hour at most (guests: ${numberWord(guest.exportsPerHour)})`,
    `after ${resumeLimits.deletedForDays} days; the process with the role \`gateway\` checks every ${milliseconds(purgeIntervalMs).replace('an ', '')}.`,
  ],
  'Operator pages': [
    `within ${numberWord(codeMinutes)} minutes after the password`,
    `ends after ${idleMinutes} minutes of inactivity, after ${numberWord(maxHours)} hours`,
  ],
  'Tracked jobs': [
    `${publicFetchLimits.timeoutMs / 1000} s and ${publicFetchLimits.maxBytes / 1024 / 1024} MB in all, ${pagesAnHour.points} pages ${seconds(pagesAnHour.duration)} for one account`,
    `checks every ${milliseconds(digestPollIntervalMs)} for those that are due`,
    `purged after ${jobLimits.deletedForDays} days`,
  ],
  Feeds: [`read each feed every ${seconds(defaultIntervalSeconds)}, `, `with ${milliseconds(defaultPause)} between`],
  'How a search reads': [`ranks its latest ${numberWord(maxRanked)} `],
  'Partitioning postings': [`${numberWord(monthsAhead)} ahead, once ${milliseconds(monthsEvery)};`],
  'Shared links': [
    `In ${seconds(pagesAMinute.duration)}, one client network may open ${pagesAMinute.points} pages and fetch ${filesAMinute.points} PDFs`,
  ],
  Partners: [`we ask every ${milliseconds(providerPause)} at most`, `wrong by more than ${seconds(clockTolerance)})`],
  'A migration takes long': [`every ${milliseconds(defaultReportEveryMs)}, with its name`],
  'Work in the background fails': [`then every ${milliseconds(repeatAfterMs)} with the number`],
  'Browser reports': [
    `may send ${reportsOfNetwork.points} ${seconds(reportsOfNetwork.duration)}, all together ${reportsOfAll.points} for each process`,
  ],
  'Other applications': [`a \`secret\` (at least ${minClientSecretLength} characters)`],
};

test.each(Object.entries(sentences))('names the limits of the code: %s', (heading, those) => {
  const section = sections.get(heading) ?? '';
  expect(those.filter((sentence) => !section.includes(sentence))).toEqual([]);
});

test('finds equal limits where the guide describes them as equal', () => {
  // The guide says: "wrong passwords of a link are delayed like those of accounts".
  expect(networkLimit).toEqual(wrongPasswords);
  expect(linkLimit).toEqual(wrongPasswordsOfAddress);
  // The guide says: "purged after 30 days, like résumés".
  expect(jobLimits.deletedForDays).toBe(resumeLimits.deletedForDays);
  // The guide says: "when no token is valid any more". The gateway drops the token before the account's data is
  // deleted.
  expect(lifetimes.IdToken * 1000).toBeLessThan(deletionsEvery);
  expect(cookieSchedule.keepFor / 1000).toBeGreaterThanOrEqual(lifetimes.Session + day);
});
