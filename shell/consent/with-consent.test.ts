import type { ErrorReport } from '@shared/contracts';
import { type AnalyticsVendor, consentedAnalytics, plainPath } from '../analytics/consented-analytics.ts';
import { consentedReporting } from '../reporting/consented-reporting.ts';
import { sentryReporting } from '../reporting/sentry.ts';
import { isTrackingRefused, browserConsent } from './consent.ts';

const id = '01890000-0000-7000-8000-000000000000';

function vendor() {
  const told: string[] = [];
  const port: AnalyticsVendor = {
    pageView: (path) => void told.push(path),
    identify: (subject) => void told.push(`is ${subject}`),
    clearIdentity: () => void told.push('is nobody'),
    end: () => void told.push('end'),
  };
  return { told, load: jest.fn(() => Promise.resolve(port)) };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('loads nothing before consent, and then counts the current page first', async () => {
  const { told, load } = vendor();
  const analytics = consentedAnalytics(browserConsent, load);
  analytics.identify('7');
  analytics.pageView('/app/resumes');
  analytics.pageView(`/app/resumes/edit/${id}`);
  await settled();
  expect(load).not.toHaveBeenCalled();
  browserConsent.answer('given');
  await settled();
  analytics.pageView('/app/profile');
  analytics.clearIdentity();
  await settled();
  expect(told).toEqual(['is 7', '/app/resumes/edit/:id', '/app/profile', 'is nobody']);
});

test('stops on a refusal, and starts again on a new consent', async () => {
  browserConsent.answer('given');
  const { told, load } = vendor();
  const analytics = consentedAnalytics(browserConsent, load);
  analytics.pageView('/a');
  await settled();
  browserConsent.answer('refused');
  await settled();
  analytics.pageView('/b');
  await settled();
  expect(told).toEqual(['/a', 'end']);
  browserConsent.answer('given');
  await settled();
  expect(told).toEqual(['/a', 'end', '/b']);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('treats a browser that refuses by %s as the user’s refusal', (name, value) => {
  browserConsent.answer('given');
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect([isTrackingRefused(), browserConsent.now()]).toEqual([true, 'refused']);
  Reflect.deleteProperty(navigator, name);
});

test.each([
  [`/app/events/work/edit/${id}`, '/app/events/work/edit/:id'],
  ['/blog/a-letter-in-twenty-minutes', '/blog/a-letter-in-twenty-minutes'],
  ['/r/pX3kQ9vT2mLw8ZaB1cD4eF', '/r/:id'],
])('counts %s as %s', (path, expected) => expect(plainPath(path)).toBe(expected));

test('sends Sentry the error and its place in the code, without user input and without expected errors', async () => {
  browserConsent.answer('given');
  const sent: string[] = [];
  globalThis.fetch = jest.fn((_input, init) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return Promise.resolve(new Response('{}'));
  });
  const own: ErrorReport[] = [];
  const reporting = consentedReporting({ report: (report) => void own.push(report) }, browserConsent, () =>
    Promise.resolve(sentryReporting({ dsn: 'https://key@errors.test/7' })),
  );
  const report = (changes: Partial<ErrorReport>): ErrorReport => ({
    id: 'r-1',
    remote: 'events',
    version: '1',
    phase: 'render',
    message: 'x',
    ...changes,
  });
  await settled();
  for (const code of ['FORBIDDEN', 'UNAUTHENTICATED', 'BAD_USER_INPUT', 'NO_DATA_FOUND'])
    reporting.report(report({ code }));
  const cause = new TypeError('Cannot read "My secret employer" of ada@example.org');
  reporting.report(report({ message: cause.message, cause, code: 'INTERNAL_SERVER_ERROR' }));
  await settled();
  await settled();
  expect(own).toHaveLength(5);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('TypeError');
  expect(sent[0]).toContain('with-consent.test');
  expect(sent[0]).toContain('"remote":"events"');
  expect(sent[0]).not.toMatch(/secret employer|ada@|localhost/);
});
