import { test } from '../evidence.ts';
import type { QuestionGroup } from './question.ts';

const application: QuestionGroup = {
  title: 'Application security',
  questions: [
    {
      question: 'Are there different permissions, and is access denied unless it is granted?',
      asvs: ['1.4.1', '1.4.4', '1.4.5', '13.4.2'],
      text: 'People reach only what belongs to their account. Partners’ administrators and operators are separate roles with sessions of their own.',
      tests: [test('services/tests/authorization.test.ts', 'lets each caller of %s reach only their own data')],
    },
    {
      question: 'Are there further controls for privileged access?',
      asvs: ['2.8.4', '8.3.5'],
      text: 'The operator pages ask for the password and a code each time, end after 30 minutes without use, and write an audit log.',
      tests: [
        test(
          'services/api/admin/factor/second-factor.test.ts',
          'sets up a second factor at the first sign-in, only with a correct code',
        ),
        test(
          'services/api/admin/pages/admin-pages.test.ts',
          'accepts a form only from a page of the session, and ends a session',
        ),
      ],
      documents: ['docs/operating/on-call.md#operator-pages'],
    },
    {
      question: 'Is input checked, and do errors reveal nothing?',
      asvs: ['1.5.3', '7.4.1', '5.3.3', '5.3.4'],
      text: 'Input is parsed where it enters. Thousands of malformed requests are sent on each run of the tests.',
      tests: [
        test(
          'services/tests/fuzz.test.ts',
          'survives ${count} malformed requests across the whole product, unchanged and without revealing anything',
        ),
        test('services/api/graphql/errors.test.ts', 'masks an unexpected error and logs its details under an id'),
      ],
    },
    {
      question: 'Are browsers told to protect pages (content security policy and other headers)?',
      asvs: ['14.4.3', '14.4.4', '14.4.6', '14.4.7'],
      text: 'Every route belongs to a class of headers, and a new route without one fails a test.',
      tests: [test('services/tests/headers.test.ts', 'finds every route of the %s in a class, and no others')],
    },
    {
      question: 'Are uploaded files safe?',
      asvs: ['12.1.1', '12.2.1', '12.4.1', '12.4.2'],
      text: 'Pictures are decoded and drawn again. Files of jobs are known by their bytes and served to their owner as downloads. No virus scanner is part of the product.',
      tests: [
        test(
          'services/api/files/headshots.test.ts',
          'turns a picture into a square JPEG without metadata, served to everyone who knows its address',
        ),
        test('services/api/files/job-files.test.ts', 'refuses %s, whatever its name says'),
      ],
    },
    {
      question: 'Does the product use people’s texts to train models, or send them to such services?',
      answer: 'No',
      text: 'Matching, reading of job ads, and imports run in the product itself. The list of what a process contacts has no such service.',
      documents: ['docs/operating/deploying.md#what-a-process-contacts', 'docs/privacy.md#who-receives-data'],
      tests: [test('e2e/observers.spec.ts', 'sends nothing to third parties before consent or after a refusal')],
    },
  ],
};

const authentication: QuestionGroup = {
  title: 'Authentication, authorization, and accounting',
  questions: [
    {
      question: 'Is single sign-on by a standard supported?',
      answer: 'Yes',
      text: 'OpenID Connect: an institution’s provider in place of the built-in one, or the provider of a partner’s portal. SAML needs a provider in between.',
      settings: ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_ID', 'TESSERA_PARTNERS'],
      tests: [
        test('services/tests/external-provider.test.ts', 'replaces our provider with an external one'),
        test(
          'e2e/external-provider.spec.ts',
          'renews by refresh token, by hidden frame after a reload, and signs out at the provider too',
        ),
      ],
      documents: ['docs/operating/identity-and-partners.md'],
    },
    {
      question: 'Is multi-factor authentication available?',
      answer: 'Yes',
      text: 'People can add passkeys and an authenticator app with recovery codes. Operators must use a code. With another provider, its rules count.',
      settings: ['IDENTITY_ISSUER'],
      tests: [
        test(
          'services/api/identity/factors/authenticator.test.ts',
          'asks for a code only after the first one was entered',
        ),
        test(
          'services/api/identity/factors/passkeys.test.ts',
          'signs in without a password, and says when it was used',
        ),
      ],
      documents: ['docs/adr/0046-passkeys-and-authenticator-apps-for-everyone.md'],
    },
    {
      question: 'Are passwords chosen and stored as current guidance asks?',
      asvs: ['2.1.1', '2.1.7', '2.1.9', '2.4.1', '2.4.5'],
      text: 'Twelve characters or more; common ones are refused; no rules of composition and no forced change, as NIST 800-63B advises.',
      tests: [test('services/api/identity/password-policy.test.ts', 'refuses one that is %s')],
    },
    {
      question: 'Is guessing of passwords slowed down?',
      asvs: ['2.2.1'],
      text: 'By account and by network, and without locking anyone out.',
      settings: ['TRUSTED_PROXIES'],
      tests: [
        test(
          'services/api/identity/sign-in-limits.test.ts',
          'doubles the wait with each wrong password after five, up to a quarter of an hour',
        ),
      ],
    },
    {
      question: 'Do people have to sign in again after twelve hours?',
      asvs: ['3.3.2'],
      text: 'ID tokens live five minutes and sessions 30 days. A new password ends all of them at once.',
      tests: [
        test(
          'services/tests/intruder.test.ts',
          'ends the access of an intruder everywhere when the owner chooses a new password',
        ),
      ],
    },
    {
      question: 'Are sign-ins and actions of administrators logged?',
      asvs: ['7.1.3', '7.2.1', '8.3.5'],
      text: 'Logs have IDs, never addresses or texts.',
      operator: 'How long you keep logs, and who reads them.',
      settings: ['TESSERA_LOG'],
      tests: [
        test('services/tests/many-processes.test.ts', 'logs nothing that identifies a person'),
        test(
          'services/cli/admin/admin.test.ts',
          'finds, exports, and deletes an account, and records each step in the audit log without an address',
        ),
      ],
    },
  ],
};

export const applicationAndSignIn: readonly QuestionGroup[] = [application, authentication];
