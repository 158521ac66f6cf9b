import { test } from '../evidence.ts';
import type { Question, QuestionGroup } from './question.ts';

const asked = (question: string, operator: string): Question => ({ question, answer: 'Operator', text: '', operator });

const data: QuestionGroup = {
  title: 'Data',
  questions: [
    {
      question: 'Is each customer’s data separated from that of others?',
      answer: 'Yes',
      text: 'Logically: each statement names its account, and a partner’s tokens open only accounts of its own customers. A site of its own, with a database of its own, is possible for each institution.',
      tests: [
        test(
          'services/api/graphql/isolation.test.ts',
          'answers a stranger the same for a foreign id as for an unknown id, and changes nothing',
        ),
        test(
          'services/domain/accounts/authentication/authenticator.test.ts',
          'lets no partner speak for another issuer',
        ),
      ],
      documents: ['docs/security.md#threats-and-controls'],
    },
    {
      question: 'Is data encrypted on its way?',
      asvs: ['9.1.1', '9.1.2', '9.1.3', '9.2.2'],
      text: 'The proxy in front of the product terminates TLS. A site with https tells browsers to use it for a year.',
      operator: 'TLS versions and certificates of your proxy; `sslmode` of the database.',
      settings: ['SITE_ORIGIN', 'DATABASE_URL'],
      documents: ['docs/operating/proxies.md', 'docs/operating/private-authorities.md'],
    },
    {
      question: 'Is data encrypted where it is stored?',
      answer: 'Partly',
      asvs: ['6.1.1'],
      text: 'Keys of sign-in, second factors, and queued emails are; what people write is not, because searching reads it.',
      operator: 'The encryption of the disks and of the object store.',
      settings: ['IDENTITY_SECRET'],
      tests: [test('services/api/identity/keys.test.ts', 'stores no private key in the database in clear text')],
    },
    {
      question: 'Are backups taken and encrypted, and is restoring tested?',
      answer: 'Yes',
      text: '`npm run backup` writes an encrypted and authenticated file. A test restores one on each run.',
      operator: 'How often you take one, where you keep it, and for how long.',
      tests: [
        test('services/cli/backup/backup.test.ts', 'restores every row as it was'),
        test(
          'services/cli/backup/backup.test.ts',
          'refuses a backup that was changed, cut off, or sealed with another key, and stores no row',
        ),
      ],
      documents: ['docs/operating/backup.md'],
    },
    {
      question: 'Can people, or the institution, get the data back and have it deleted?',
      asvs: ['8.3.2', '8.3.8'],
      text: 'People export everything as one file and delete their account themselves. Operators can do both for them.',
      tests: [
        test('services/api/files/account-export.test.ts', 'contains everything and describes it'),
        test(
          'services/tests/account-deletion.test.ts',
          'ends the sign-in at the date and deletes all data after the last token has expired, for that person only',
        ),
      ],
      documents: ['docs/operating/on-call.md#deleting-and-exporting-accounts', 'docs/privacy.md#how-long-data-is-kept'],
    },
    {
      question: 'Can administrators see what people wrote?',
      answer: 'Partly',
      text: 'The operator pages show none of it. Whoever administers the machine or the database can read it.',
      operator: 'Who that is, and what binds them.',
      documents: ['docs/security.md#threats-and-controls'],
    },
    asked('How are disks and other media disposed of?', 'Your procedure, or that of your hosting provider.'),
  ],
};

const datacenter: QuestionGroup = {
  title: 'Datacenter, networking, and continuity',
  questions: [
    asked(
      'Where is data stored, and does it leave the country?',
      'Place of the database, the object store (`S3_REGION`), and backups. By default nothing leaves the site; docs/privacy.md lists what settings turn on.',
    ),
    asked('Who owns the data center, and does it have a SOC 2 report?', 'The hosting provider and its reports.'),
    asked(
      'Is there a plan for continuity and recovery, and is it tested?',
      'Your plan, its times of recovery, and the last exercise. The product’s part: docs/operating/backup.md.',
    ),
    {
      question: 'Does the service go on when a machine fails?',
      answer: 'Yes',
      text: 'Any number of processes share the work, and a process that ends loses no request. The database’s own failover is the operator’s.',
      tests: [
        test('services/tests/many-processes.test.ts', 'announces the end of a process, and no request fails'),
        test(
          'services/platform/database/open-database.test.ts',
          'losing the server between two statements of a transaction fails only that transaction',
        ),
      ],
      documents: ['docs/operating/deploying.md', 'docs/operating/scaling.md'],
    },
    asked(
      'Are there a firewall, a web application firewall, and intrusion detection?',
      'Those of your network. docs/operating/deploying.md lists the only servers that a process has to reach.',
    ),
    {
      question: 'Is there monitoring with alerts?',
      asvs: ['11.1.7', '11.1.8'],
      text: 'Metrics, alert rules, a dashboard, and a page for each alert that says what to do.',
      operator: 'Who gets the alerts, and when.',
      settings: ['METRICS_PORT'],
      documents: ['docs/operating/runbook.md', 'docs/operating/unusual-behavior.md'],
      tests: [test('tooling/operating-guide/alerts.test.ts', '%s says what to do')],
    },
    {
      question: 'Is the installation hardened?',
      asvs: ['1.2.1', '14.1.3', '14.3.2'],
      text: 'The image runs as an ordinary user; the Kubernetes files meet the standard *restricted*.',
      tests: [
        test('tooling/deployment/kubernetes.test.ts', '%s meets the standard "restricted"'),
        test(
          'tooling/deployment/containers.test.ts',
          'the image is built from the folder of the server, and runs as an ordinary user',
        ),
      ],
    },
    asked(
      'Is physical access controlled, and are mobile devices encrypted?',
      'Your offices, your devices, and your hosting provider.',
    ),
  ],
};

const vulnerabilities: QuestionGroup = {
  title: 'Vulnerabilities and changes',
  questions: [
    {
      question: 'Are dependencies scanned for known vulnerabilities?',
      asvs: ['1.14.3', '14.2.1', '14.2.4'],
      text: '`npm run vulnerabilities` lists them, as does each run of the checks. Every package has an exact version and a hash, and runs no code while it is installed.',
      operator: 'How often you update.',
      tests: [
        test('tooling/packages/lockfile.test.ts', 'every package has a hash'),
        test('tooling/packages/lockfile.test.ts', 'no package runs code while it is installed'),
      ],
    },
    {
      question: 'Is the application itself tested for vulnerabilities?',
      answer: 'Yes',
      text: 'By the project’s own fuzzer, by tests of every operation as eight kinds of callers, and by tests of each threat in the threat model.',
      documents: ['docs/security.md#threats-and-controls'],
      tests: [
        test('services/api/identity/fuzz.test.ts', 'survives ${count} malformed requests and reveals nothing to them'),
        test('services/tests/authorization.test.ts', 'covers every operation and no others'),
      ],
    },
    asked(
      'Has a third party tested it (penetration test) within a year?',
      'Date, tester, and a summary. The product brings none.',
    ),
    {
      question: 'Is there a process for reporting and fixing vulnerabilities?',
      answer: 'Yes',
      text: 'Privately; a report is confirmed within three working days, and a fix comes before details.',
      documents: ['SECURITY.md'],
    },
    {
      question: 'Is there a process for releasing changes and taking them back?',
      answer: 'Yes',
      text: 'Versions are immutable. A schema changes in two releases, so that the previous version keeps working. A release of a part is taken back by one command.',
      operator: 'Whom you tell before a change, and when.',
      tests: [
        test('services/platform/database/migrations.test.ts', '%s keeps the previous version working'),
        test(
          'tooling/release/deploy.test.ts',
          'changes only the line of the released remote, rolls back step by step, and servers follow at once',
        ),
      ],
      documents: ['docs/operating/deploying.md', 'docs/operating/database.md'],
    },
  ],
};

const policies: QuestionGroup = {
  title: 'Policies, procedures, and processes',
  questions: [
    {
      question: 'Is security part of the product’s life cycle?',
      asvs: ['1.1.1', '1.1.2', '1.1.7'],
      text: 'Changes that add a route, something stored, or a contacted server update the threat model in the same commit.',
      documents: ['docs/security.md#threat-model'],
    },
    asked(
      'Is there a plan for incidents, and when are customers told?',
      'Your plan and your times. docs/operating/runbook.md and docs/operating/unusual-behavior.md say what to do on the technical side.',
    ),
    asked('Are people screened and trained before they get access?', 'Your rules.'),
    asked('Is there insurance against cyber risks?', 'Your policy.'),
    {
      question: 'Do you agree to FERPA and to a data protection agreement?',
      answer: 'Operator',
      text: 'docs/privacy.md has notes on both, and the records that an agreement refers to.',
      operator: 'Your agreements.',
      documents: ['docs/privacy.md'],
    },
  ],
};

export const dataAndOperation: readonly QuestionGroup[] = [data, datacenter, vulnerabilities, policies];
