/** The limits and times that docs/operating.md names, from the constants that the code goes by. */
import { deletionGraceDays } from '../../shared/contracts/account-deletion.ts';
import { guestLifetimeDays } from '../../shared/contracts/guests.ts';
import { jobLimits } from '../../shared/documents/jobs/job-limits.ts';
import { resumeLimits } from '../../shared/documents/resume-limits.ts';
import { usualDrawingTime } from '../../shared/typesetting/engine/threaded-engine.ts';
import { deletionsEvery } from '../account-deletion/sweep-deletions.ts';
import { exportsAnHour } from '../account-export/export-service.ts';
import { codeMinutes } from '../admin/factor/sign-ins.ts';
import { idleMinutes, longestHours } from '../admin/session/operator-sessions.ts';
import { shortestSecret } from '../configuration.ts';
import { embeddedSettings } from '../database/embedded/postmaster.ts';
import { commandAnswerLimit, oldestServer, usualDatabase } from '../database/open-database.ts';
import { digestsLookEvery } from '../digests/digest-rounds.ts';
import { rememberedFor } from '../gateway/authentication/token-cache.ts';
import { forgettingEvery } from '../gateway/store/documents/start-forgetting.ts';
import { shortestClientSecret } from '../identity/clients/client.ts';
import { defaultGuestLimits } from '../identity/guests/guest-limits.ts';
import { usualReload } from '../identity/keys/live-keys.ts';
import { cookieSchedule, signingSchedule } from '../identity/keys/schedule.ts';
import { lifetimes } from '../identity/lifetimes.ts';
import { clockTolerance } from '../identity/partners/verify-id-token.ts';
import { keptLookEvery } from '../identity/password-reset/kept-requests.ts';
import { defaultResetLimits } from '../identity/password-reset/reset-limits.ts';
import { linkLifetime } from '../identity/password-reset/reset-token.ts';
import { defaultLimits } from '../identity/sign-in-limits.ts';
import { sweepEvery } from '../identity/sweep.ts';
import { pagesAnHour } from '../job-ads/ad-reader.ts';
import { usualLimits } from '../job-ads/fetch/fetch-public.ts';
import { digestUsefulFor } from '../job-digest/digest-message.ts';
import { rankedAtMost } from '../job-search/postgres/list-ids.ts';
import { usualDelays } from '../mail/outbox.ts';
import { lease, usualUse } from '../mail/outgoing-store.ts';
import { healthPatience } from '../observing/health.ts';
import { mostAMinute } from '../observing/sentry-reports.ts';
import { keysKeptFor, providerPause } from '../partners/discovered-keys.ts';
import { deliveriesLookEvery } from '../plans/gifts/delivery-rounds.ts';
import { giftUsefulFor } from '../plans/gifts/gift-messages.ts';
import { namedDays, unpaidDays } from '../plans/orders/forget-orders.ts';
import { correctionsADay } from '../plans/pages/serve-orders.ts';
import { monthsEvery } from '../postings/add-postings.ts';
import { usualPause } from '../postings/feeds/feed-client.ts';
import { usualInterval } from '../postings/ingest-feed.ts';
import { monthsAhead } from '../postings/partitions/partition-postings.ts';
import { findingsUsefulFor } from '../search-digest/search-message.ts';
import { ofLink, ofPlace } from '../sharing/password-tries.ts';
import { filesAMinute, pagesAMinute } from '../sharing/replies.ts';
import { reportsOfAll, reportsOfPlace } from '../site/reports.ts';
import { usualTimeApart } from '../typesetter/callers-sessions.ts';
import { counted, guideSections, milliseconds, seconds } from './guide-text.ts';

const sections = guideSections();
const day = 86_400;
const [firstDelay = 0, ...delays] = usualDelays;
const minutes = delays.map((delay) => delay / 60_000);
const { wrongPasswords, wrongPasswordsOfPlace, wrongPasswordsOfAddress } = defaultLimits;
const { person, place } = defaultResetLimits;

/** What each section says of limits and times, to the letter. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  Settings: [
    `a PostgreSQL of one's own, ${oldestServer / 10_000} or newer`,
    `seals the identity provider's keys; ${shortestSecret} characters or more`,
  ],
  'Many processes': [
    `verified tokens for ${milliseconds(rememberedFor)} (`,
    `while the database answers within ${milliseconds(healthPatience)}`,
    `each process opens ${counted(usualDatabase.poolSize)} at most`,
    `(the embedded one takes ${embeddedSettings.max_connections})`,
    `waits ${milliseconds(usualDatabase.patience)} for a connection and ${milliseconds(usualDatabase.answerLimit)} for an answer`,
    `commands that somebody runs by hand for ${milliseconds(commandAnswerLimit)}.`,
    `**A drawing** may take ${milliseconds(usualDrawingTime)}.`,
    `draws in a thread apart for ${milliseconds(usualTimeApart)}`,
  ],
  Mail: [
    `tried at once, after ${firstDelay / 1000} s, ${minutes.slice(0, -1).join(', ')} and then every ${minutes.at(-1)} minutes`,
    `a link for ${seconds(linkLifetime)}, a gift for ${milliseconds(giftUsefulFor)}, a daily message for ${milliseconds(digestUsefulFor)}, `,
    `one of saved searches for ${milliseconds(findingsUsefulFor)}, everything else for ${milliseconds(usualUse)}`,
    `takes over within ${milliseconds(lease)} what a killed one was sending`,
    `to the next look, ${milliseconds(keptLookEvery)} later at most`,
    `works once and for ${seconds(linkLifetime)}`,
    `a place gets ${person.points} for one address in ${seconds(person.duration)} and ${place.points} in ${seconds(place.duration)} for all`,
    `ID tokens run out within ${seconds(lifetimes.IdToken)}`,
  ],
  Payments: [
    `leave within ${milliseconds(deliveriesLookEvery)} of their time`,
    `${counted(correctionsADay.points)} times ${seconds(correctionsADay.duration)} and with a new code`,
    `go ${namedDays} days after the delivery day, unpaid orders after ${unpaidDays} days`,
  ],
  'Visits and errors told to others': [`at most ${mostAMinute} a minute`],
  'Keys and sessions': [
    `ID tokens live ${seconds(lifetimes.IdToken)}`,
    `by themselves** every ${milliseconds(signingSchedule.rotateEvery)}: the next one is published ${milliseconds(signingSchedule.announceFor)} before it signs`,
    `stays published for ${milliseconds(signingSchedule.keepFor)} after`,
    `follow within ${milliseconds(usualReload)}`,
    `when they see the new one, within ${milliseconds(keysKeptFor)} at most`,
    `cookies still verify for ${milliseconds(cookieSchedule.keepFor)}`,
  ],
  'Guessing passwords': [
    `After ${counted(wrongPasswords.free)} wrong passwords for one address`,
    `from ${milliseconds(wrongPasswords.first)} to ${milliseconds(wrongPasswords.longest)}, `,
    `up to ${milliseconds(wrongPasswordsOfPlace.longest)} after ${wrongPasswordsOfPlace.free} in ${milliseconds(wrongPasswordsOfPlace.forgetAfter)}`,
    `slowed by up to ${milliseconds(wrongPasswordsOfAddress.longest)}`,
  ],
  Guests: [
    `up to ${defaultGuestLimits.guests.points} new ones ${seconds(defaultGuestLimits.guests.duration)} from one place`,
    `${guestLifetimeDays} days after the last sign-in`,
    `runs each ${milliseconds(sweepEvery)}, `,
  ],
  'Deleting accounts, and exports': [
    `deleted ${deletionGraceDays} days later`,
    `at its start and every ${milliseconds(deletionsEvery)}`,
    `${counted(exportsAnHour.points)} times ${seconds(exportsAnHour.duration)} at most`,
    `after ${resumeLimits.deletedForDays} days; the process with the role \`gateway\` looks every ${milliseconds(forgettingEvery).replace('an ', '')}.`,
  ],
  'Pages for operators': [
    `within ${counted(codeMinutes)} minutes after the password`,
    `ends after ${idleMinutes} minutes without a click, after ${counted(longestHours)} hours`,
  ],
  'Tracked jobs': [
    `${usualLimits.within / 1000} s and ${usualLimits.largest / 1024 / 1024} MB in all, ${pagesAnHour.points} pages ${seconds(pagesAnHour.duration)} for one account`,
    `looks each ${milliseconds(digestsLookEvery)} for those that are due`,
    `goes for good after ${jobLimits.deletedForDays} days`,
  ],
  'The job search': [
    `read each feed every ${seconds(usualInterval)}, `,
    `with ${milliseconds(usualPause)} between`,
    `ranks its latest ${counted(rankedAtMost)}, `,
    `${counted(monthsAhead)} ahead, once ${milliseconds(monthsEvery)};`,
  ],
  'Shared links': [
    `In ${seconds(pagesAMinute.duration)} one place may open ${pagesAMinute.points} pages and fetch ${filesAMinute.points} PDFs`,
  ],
  Partners: [`we ask every ${milliseconds(providerPause)} at most`, `wrong by more than ${seconds(clockTolerance)})`],
  'Reports of browsers': [
    `may send ${reportsOfPlace.points} ${seconds(reportsOfPlace.duration)}, all together ${reportsOfAll.points} for each process`,
  ],
  'Other applications': [`a \`secret\` (${shortestClientSecret} characters or more)`],
};

test.each(Object.entries(sentences))('%s', (heading, those) => {
  const section = sections.get(heading) ?? '';
  expect(those.filter((sentence) => !section.includes(sentence))).toEqual([]);
});

test('what the guide says of two places at once is the same in both', () => {
  // "wrong passwords of a link are delayed as those of accounts are"
  expect(ofPlace).toEqual(wrongPasswords);
  expect(ofLink).toEqual(wrongPasswordsOfAddress);
  // "goes for good after 30 days, as résumés do"
  expect(jobLimits.deletedForDays).toBe(resumeLimits.deletedForDays);
  // "for which no token is good any more": the gateway forgets before the account's data goes.
  expect(lifetimes.IdToken * 1000).toBeLessThan(deletionsEvery);
  expect(cookieSchedule.keepFor / 1000).toBeGreaterThanOrEqual(lifetimes.Session + day);
});
