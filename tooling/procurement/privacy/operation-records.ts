import { test } from '../evidence.ts';
import { periods } from './periods.ts';
import type { ProcessingRecord } from './record.ts';

const interest = 'Legitimate interest (Article 6(1)(f))';

/** The activities by which a site is run and protected. */
export const operationRecords: readonly ProcessingRecord[] = [
  {
    title: 'Protection against attacks',
    purpose: 'To slow down guessing, mass sign-ups, and overload.',
    people: 'Everyone who uses the site',
    data: 'Hashes of networks, addresses, and accounts, with counters. No IP address can be read from them.',
    tables: ['identity_delays', 'identity_rate_limits'],
    kept: `Until the wait or the period is over; expired counters are swept every ${periods.sweep}.`,
    basis: interest,
    tests: [
      test(
        'services/api/identity/sign-in-limits.test.ts',
        'sweeps old counters and stores nothing that identifies a person',
      ),
    ],
  },
  {
    title: 'Operators and audit log',
    purpose: 'To run the site, and to record what operators do.',
    people: 'Operators, administrators of partners; the account that an action was about, by its ID',
    data: 'Who, when, what, on which account or partner; sessions; sealed secret of the second factor. The log has no email addresses of users.',
    tables: ['operators', 'operator_sessions', 'operator_sign_ins', 'operator_factors', 'audit_entries'],
    kept: `Sessions: ${periods.operatorIdle} without use, ${periods.operatorSession} at most. The audit log has no end; the operator decides.`,
    basis: interest,
    tests: [
      test(
        'services/cli/admin/admin.test.ts',
        'finds, exports, and deletes an account, and records each step in the audit log without an address',
      ),
    ],
    documents: ['docs/operating/on-call.md#operator-pages'],
  },
  {
    title: 'Partners',
    purpose: 'To let customers of a career portal sign in.',
    people: 'None; a record describes a portal',
    data: 'Domain, issuer, origins, and name of each partner.',
    tables: ['partners', 'partner_revision'],
    kept: 'Until an operator removes the partner.',
    basis: interest,
    documents: ['docs/operating/identity-and-partners.md'],
  },
  {
    title: 'Index of job ads',
    purpose: 'To search job ads that companies have published.',
    people: 'People whom a company names in an ad',
    data: 'The text of ads, and what is derived from it: places, words, features, terms.',
    tables: [
      ...['postings', 'posting_texts', 'posting_sources', 'posting_features', 'posting_terms', 'posting_words'],
      ...['posting_feeds', 'posting_problems', 'places'],
    ],
    kept: 'An ad that its source no longer has is closed and not found any more; it stays in the database until the operator deletes it.',
    basis: interest,
    tests: [
      test(
        'services/workers/ingest/ingest-feed.test.ts',
        'stores one job on two boards as one posting, open until both have removed it',
      ),
    ],
    documents: ['docs/operating/search-feeds.md'],
  },
  {
    title: 'Keys of the identity provider',
    purpose: 'To sign tokens and cookies.',
    people: 'None',
    data: 'Sealed keys.',
    tables: ['identity_signing_keys', 'identity_cookie_keys'],
    kept: 'They are replaced by schedule.',
    basis: 'None is needed',
    tests: [test('services/api/identity/keys.test.ts', 'announces, uses, retires, and deletes a key over a month')],
  },
];
