import { test } from '../evidence.ts';
import { periods } from './periods.ts';
import type { ProcessingRecord } from './record.ts';
import { operationRecords } from './operation-records.ts';

const deleted = test(
  'services/tests/account-deletion.test.ts',
  'ends the sign-in at the date and deletes all data after the last token has expired, for that person only',
);
const contract = 'Contract (Article 6(1)(b))';
const untilDeleted = `Until its owner deletes it, or the account is deleted`;

/** The activities by which people use the product. */
const usedByPeople: readonly ProcessingRecord[] = [
  {
    title: 'Accounts and contact info',
    purpose: 'To keep people’s work apart, and to print their contact info in their documents.',
    people: 'Users, also guests and customers of partners',
    data: 'Name, email, phone, LinkedIn address, postal address, photo, plan, the partner’s ID of its customer, used storage.',
    tables: ['accounts', 'account_usage', 'stored_objects', 'forgotten_records'],
    kept: `Until the account is deleted, which its owner asks for and can cancel for ${periods.deletionGrace}. Accounts of guests: ${periods.guest} after their last use.`,
    basis: contract,
    tests: [
      deleted,
      test(
        'services/tests/guest-expiry.test.ts',
        'deletes inactive guests with everything they made, and no other accounts',
      ),
    ],
  },
  {
    title: 'Sign-in',
    purpose: 'To let people in, to show them where they are signed in, and to warn them.',
    people: 'Users',
    data: 'Email, hash of the password, passkeys (public keys), sealed secret of the authenticator app, hashes of recovery codes, browser and times of sessions, hashes of cookies of known browsers.',
    tables: [
      ...['identity_accounts', 'identity_devices', 'identity_records', 'identity_passkeys', 'identity_authenticators'],
      ...['identity_recovery_codes', 'identity_known_browsers', 'identity_end_links', 'identity_email_links'],
      ...['identity_password_resets', 'identity_reset_requests', 'identity_challenges'],
    ],
    kept: `Until the account is deleted. Sessions: ${periods.session} after the last sign-in. Known browsers: ${periods.knownBrowser} after the last sign-in there. Links: ${periods.resetLink} for a new password, ${periods.confirmationLink} for a confirmation, ${periods.undoLink} to undo a change of address, ${periods.endLink} to end a sign-in.`,
    basis: contract,
    tests: [
      test('services/api/identity/tokens.test.ts', 'refuses expired records at once and sweeps them'),
      test(
        'services/api/identity/new-device/new-device.test.ts',
        'sweeps links that have expired and browsers that were not used for long',
      ),
      test('services/api/identity/factors/ended-factors.test.ts', 'a deleted account leaves none of them'),
    ],
  },
  {
    title: 'Blocks and documents',
    purpose: 'To write résumés and cover letters.',
    people: 'Users, and people whom they name, such as references',
    data: 'Work history, education, skills, paragraphs, résumés, letters, and their earlier versions. What a person writes may reveal special categories of data (Article 9); the product asks for none.',
    tables: ['events', 'resumes', 'resume_events', 'resume_versions', 'letters', 'letter_events', 'letter_versions'],
    kept: `${untilDeleted}. A deleted document can be restored for ${periods.deletedDocument} and is purged then, with its versions.`,
    basis: contract,
    tests: [
      deleted,
      test(
        'services/tests/resume-versions.test.ts',
        'hides a deleted résumé, restores it completely, and purges it in the end',
      ),
      test(
        'services/domain/documents/prune-versions.test.ts',
        'leaves a bounded number, spread over the year, after a year of continuous work',
      ),
    ],
  },
  {
    title: 'Shared links',
    purpose: 'To show a document to the people to whom its owner gives the link.',
    people: 'Users; their visitors are only counted',
    data: 'Addresses, settings, hashed password, frozen copies and their PDFs, number of views by day. Nothing about a visitor.',
    tables: ['shares', 'share_addresses', 'share_pdfs', 'share_views'],
    kept: 'Until its owner deletes the link, or its document is purged. A link can have an end date.',
    basis: contract,
    tests: [
      test(
        'services/api/share-pages/sharing.test.ts',
        'counts visits by day, except those of the owner and of programs',
      ),
      test('services/tests/shared-letters.test.ts', 'purges links and addresses with their document'),
    ],
  },
  {
    title: 'Tracked applications',
    purpose: 'To keep track of jobs, of what was sent, and of the people involved.',
    people: 'Users, and people at companies whom they note',
    data: 'Jobs, stages, notes, interviews, tasks, files, copies of what was sent; of people: name, role, company, email, phone, link, notes.',
    tables: [
      ...['jobs', 'job_texts', 'job_stage_entries', 'job_files', 'job_sent', 'job_sent_documents', 'job_sent_blocks'],
      ...['people', 'email_templates'],
    ],
    kept: `${untilDeleted}. What was deleted is purged after ${periods.deletedJob}, files after ${periods.deletedFile}.`,
    basis: `${contract}; for people at companies, legitimate interest of the user (Article 6(1)(f))`,
    tests: [
      test('services/api/graphql/jobs.test.ts', 'purges jobs a month after their deletion, including their history'),
      test(
        'services/api/files/job-files.test.ts',
        'purges the bytes of what was deleted long ago, of jobs that are gone, and of accounts',
      ),
      deleted,
    ],
  },
  {
    title: 'Job search and matches',
    purpose: 'To find job ads, to say how well they match, and to learn what a person does not want.',
    people: 'Users',
    data: 'Saved searches, priorities, dismissed ads with their reasons. A match score is computed when it is shown, and decides nothing.',
    tables: ['saved_searches', 'savvy_weights', 'savvy_dismissals'],
    kept: `${untilDeleted}. Deleted searches are purged after ${periods.deletedJob}.`,
    basis: contract,
    tests: [
      deleted,
      test('services/api/graphql/savvy.test.ts', 'lists postings by their match, with every point of the score'),
    ],
  },
  {
    title: 'Reminders and emails',
    purpose: 'To send what a person asked for, and what protects the account.',
    people: 'Users, givers and recipients of gifts',
    data: 'Email, time zone, hour, language, address of the calendar, messages on their way (sealed).',
    tables: ['job_digests', 'search_digests', 'calendar_feeds', 'calendar_addresses', 'outgoing_mail'],
    kept: `Settings until they are turned off. A message until it is sent, or no longer useful: a gift for ${periods.waitingGift}, search results for ${periods.waitingResults}, most others for ${periods.waitingEmail}.`,
    basis: `${contract}; daily emails by consent, which the reader of the address confirms (Article 6(1)(a))`,
    tests: [
      test('services/platform/mail/outbox.test.ts', 'deletes a message that was sent'),
      test('services/tests/job-digest.test.ts', 'emails an unverified address only after its reader has confirmed it'),
    ],
  },
  {
    title: 'Plans and gifts',
    purpose: 'To sell a plan, to deliver a gift, and to keep books.',
    people: 'Buyers, givers, recipients',
    data: 'Amount, currency, months, dates, the payment provider’s reference; of a gift: names, email addresses, message.',
    tables: ['plan_orders', 'payment_events'],
    kept: `Names and addresses of a gift ${periods.namedGift} after it was sent, unpaid orders ${periods.unpaidOrder}, events of the payment provider ${periods.paymentEvent}. What remains of an order names no one.`,
    basis: `${contract}; bookkeeping by law (Article 6(1)(c))`,
    tests: [
      test(
        'services/tests/plans.test.ts',
        'removes the names of a deleted account from orders, and answers unknown orders alike',
      ),
    ],
  },
];

export const processingRecords: readonly ProcessingRecord[] = [...usedByPeople, ...operationRecords];
