import { test } from '../evidence.ts';
import type { Evidence } from '../evidence.ts';

/** Someone who receives personal data because of a setting. With an empty environment, no one does. */
export interface Recipient extends Evidence {
  readonly name: string;
  /** The settings without which it receives nothing. */
  readonly settings: readonly string[];
  readonly receives: string;
}

export const recipients: readonly Recipient[] = [
  {
    name: 'Host of the database',
    settings: ['DATABASE_URL', 'DATABASE_REPLICA_URL'],
    receives: 'Everything that is stored. Without the setting, the database is on the same machine.',
    documents: ['docs/operating/database.md'],
  },
  {
    name: 'Mail server',
    settings: ['SMTP_URL'],
    receives: 'The address and the text of each email. Without it, emails are files on the machine.',
    tests: [
      test(
        'services/platform/mail/read-mail-settings.test.ts',
        'without a mail server, writes mail to the data folder from a no-reply address',
      ),
    ],
    documents: ['docs/operating/mail-and-payments.md#mail'],
  },
  {
    name: 'Object store (S3)',
    settings: ['S3_ENDPOINT', 'S3_BUCKET'],
    receives: 'Photos and the files of jobs. Without it, they are in the database.',
    tests: [test('services/platform/storage/object-store.test.ts', 'without any of them, there is no object store')],
  },
  {
    name: 'Payment provider (Stripe)',
    settings: ['STRIPE_SECRET_KEY'],
    receives:
      'Amount, what is bought, the buyer’s email address, and the order’s ID. The buyer enters the card on its own page.',
    tests: [test('services/tests/stripe.test.ts', 'lets the giver pay at Stripe, and counts a repeated message once')],
    documents: ['docs/operating/mail-and-payments.md#payments'],
  },
  {
    name: 'Analytics (PostHog)',
    settings: ['POSTHOG_KEY'],
    receives:
      'From browsers of people who agreed: the path of a page without IDs, a random name of the browser, and, when signed in, the subject of the ID token.',
    tests: [
      test('e2e/observers.spec.ts', 'sends nothing to third parties before consent or after a refusal'),
      test('e2e/observers.spec.ts', 'does not even ask a browser that requests not to be tracked'),
    ],
    documents: ['docs/operating/settings.md#analytics-and-error-reporting'],
  },
  {
    name: 'Error reports (Sentry)',
    settings: ['SENTRY_DSN'],
    receives:
      'The type of an error, its masked message, and places in the code: from browsers of people who agreed, and from the server.',
    tests: [
      test(
        'shell/reporting/sentry.test.ts',
        'sends an envelope of what went wrong and where, without what a person wrote',
      ),
      test(
        'services/platform/telemetry/sentry-reports.test.ts',
        'reports logged errors without personal data, and no warnings',
      ),
    ],
  },
  {
    name: 'Collector of traces',
    settings: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    receives: 'Routes, times, and IDs of requests.',
    tests: [
      test(
        'services/platform/telemetry/tracing.test.ts',
        'sends the request as a child of the browser’s span, and its work as children of the request',
      ),
    ],
  },
  {
    name: 'Another identity provider',
    settings: ['IDENTITY_ISSUER'],
    receives: 'Sign-ins, in place of the built-in provider.',
    tests: [test('services/tests/external-provider.test.ts', 'replaces our provider with an external one')],
  },
  {
    name: 'Partners’ career portals',
    settings: ['TESSERA_PARTNERS'],
    receives:
      'That their customer signs in. They send work and education records. Operators can also register them on the operator pages.',
    documents: ['docs/operating/identity-and-partners.md#partners'],
  },
  {
    name: 'Other applications',
    settings: ['IDENTITY_CLIENTS'],
    receives: 'After the person’s consent: the claims that were asked for.',
    tests: [
      test('services/api/identity/clients/other-clients.test.ts', 'lets a person create an account and give consent'),
    ],
  },
  {
    name: 'Sources of job ads',
    settings: ['POSTING_FEEDS'],
    receives: 'Requests of the server for public ads. Nothing about a person.',
    documents: ['docs/operating/search-feeds.md'],
  },
  {
    name: 'Egress proxy',
    settings: ['EGRESS_PROXY'],
    receives: 'The hosts that the server contacts. What is sent through https cannot be read there.',
    documents: ['docs/operating/settings.md#egress-proxy'],
  },
];
