import { test, type Evidence } from '../evidence.ts';

/** What the product does about a duty of a law, and what is left to the operator. */
export interface LawNote extends Evidence {
  readonly duty: string;
  readonly product: string;
  readonly operator?: string;
}

const exported = test('services/api/files/account-export.test.ts', 'contains everything and describes it');
const deleted = test(
  'services/tests/account-deletion.test.ts',
  'ends the sign-in at the date and deletes all data after the last token has expired, for that person only',
);
const noVisitors = test(
  'services/api/share-pages/sharing.test.ts',
  'counts visits by day, except those of the owner and of programs',
);

export const gdprNotes: readonly LawNote[] = [
  {
    duty: 'Controller and processor (4, 28)',
    product: 'The operator of a site decides why and how; the makers of the product receive no data.',
    operator: 'Who is the controller, and the agreement with each processor below “Who receives data”.',
    tests: [test('e2e/observers.spec.ts', 'sends nothing to third parties before consent or after a refusal')],
  },
  {
    duty: 'Information (13, 14)',
    product: 'The page *Privacy* of each site says what is stored, why, and for how long.',
    operator: 'Name and address (`SITE_OPERATOR`, `SITE_CONTACT`), a data protection officer if there is one.',
    tests: [test('services/public-site/render-site.test.ts', 'has all required pages and at least eight articles')],
  },
  {
    duty: 'Access and portability (15, 20)',
    product:
      'People download everything as one file, in formats that other programs read, and can import it into another site.',
    tests: [
      exported,
      test(
        'services/api/files/account-import.test.ts',
        'comes back into an empty account without loss, and changes nothing when it comes again',
      ),
    ],
  },
  {
    duty: 'Rectification (16)',
    product: 'People change everything themselves.',
    tests: [
      test(
        'services/api/graphql/contract.test.ts',
        'supports a first visit: no user yet, createUser, me, updateContactInfo',
      ),
    ],
  },
  {
    duty: 'Erasure (17)',
    product:
      'People delete their account themselves; operators can do it for them. Backups have it until they are replaced.',
    operator: 'How long backups are kept.',
    tests: [deleted],
    documents: ['docs/operating/on-call.md#deleting-and-exporting-accounts'],
  },
  {
    duty: 'Automated decisions (22)',
    product:
      'The match score orders job ads, names a reason for each point, and decides nothing about a person. Companies do not see it.',
    tests: [test('services/api/graphql/savvy.test.ts', 'lists postings by their match, with every point of the score')],
  },
  {
    duty: 'Data protection by design and by default (25)',
    product:
      'Nothing is public until a person creates a link; links are off search engines unless the person allows it; visitors are only counted.',
    tests: [
      noVisitors,
      test(
        'services/api/share-pages/sharing.test.ts',
        'lets search engines list a page only when the owner allows it and it has no password',
      ),
    ],
  },
  {
    duty: 'Security (32)',
    product: 'The threat model and the assessment by ASVS.',
    operator: 'TLS, encryption of disks, access to machines.',
    documents: ['docs/security.md', 'docs/asvs.md'],
  },
  {
    duty: 'Breaches (33, 34)',
    product: 'Unusual behavior is counted and has alerts.',
    operator: 'Who tells the authority and the people, within 72 hours.',
    documents: ['docs/operating/unusual-behavior.md'],
  },
  {
    duty: 'Cookies and storage of the browser (ePrivacy)',
    product:
      'What the product itself sets is needed for what a person asked for. Analytics and error reports from browsers are loaded after consent only.',
    tests: [
      test(
        'shell/consent/with-consent.test.ts',
        'loads nothing before consent, and then counts the current page first',
      ),
    ],
    documents: ['docs/adr/0028-load-translations-as-files-and-analytics-only-with-consent.md'],
  },
  {
    duty: 'Impact assessment and transfers (35, chapter V)',
    product: 'By default nothing leaves the site.',
    operator: 'Both, by where the site is hosted and which settings below are set.',
    documents: ['docs/operating/deploying.md#what-a-process-contacts'],
  },
];

export const ferpaNotes: readonly LawNote[] = [
  {
    duty: 'Education records (34 CFR 99.3)',
    product:
      'What students write about themselves is theirs. Records of an institution come in only where its portal hands them over at sign-in.',
    operator: 'Which records your portal sends, and whether they are education records.',
    documents: ['docs/embedding.md', 'docs/operating/identity-and-partners.md'],
  },
  {
    duty: 'School official with a legitimate educational interest (99.31(a)(1))',
    product:
      'The product uses data for what the student does with it, and for nothing else: no ads, no sale, no training of models.',
    operator: 'The contract that puts the site under the institution’s direct control.',
    tests: [test('e2e/observers.spec.ts', 'sends nothing to third parties before consent or after a refusal')],
  },
  {
    duty: 'Inspection and amendment (99.10, 99.20)',
    product: 'Students see, change, and export everything themselves.',
    tests: [exported],
  },
  {
    duty: 'No further disclosure (99.33)',
    product:
      'Others see a document only by a link that the student creates and can end. Institutions and partners have no view of what a student writes.',
    tests: [
      test('services/tests/authorization.test.ts', 'lets each caller of %s reach only their own data'),
      test('services/api/share-pages/sharing.test.ts', 'gives the same answer for all links that lead nowhere'),
    ],
  },
  {
    duty: 'Record of disclosures (99.32)',
    product: 'What operators do with an account is in the audit log.',
    tests: [
      test(
        'services/cli/admin/admin.test.ts',
        'finds, exports, and deletes an account, and records each step in the audit log without an address',
      ),
    ],
  },
  {
    duty: 'Destruction when it is no longer needed',
    product: 'Students can delete their own accounts, and operators can delete accounts with a command.',
    operator: 'Decide when to delete the accounts of former students; the product does not delete them automatically.',
    tests: [deleted],
  },
];
