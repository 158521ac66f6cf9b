import type { ErrorReport } from '@shared/contracts';
import { maxPerMinute, sentryReporting } from './sentry.ts';

const report: ErrorReport = {
  id: 'abc123',
  remote: 'events',
  version: '1.2',
  phase: 'render',
  message: 'Cannot read "Ada Lovelace" of ada@example.org',
  cause: Object.assign(new TypeError('Ada Lovelace'), {
    stack: 'TypeError: Ada Lovelace\n    at save (https://jobs.example/assets/shell.js:2:7)',
  }),
};

const sent: { readonly address: string; readonly body: string }[] = [];
let status = 200;
const original = globalThis.fetch;
beforeEach(() => {
  sent.length = 0;
  status = 200;
  globalThis.fetch = (address, { body } = {}) => {
    sent.push({ address: (address as URL).href, body: body as string });
    return Promise.resolve({ status } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

const start = () => sentryReporting({ dsn: 'https://key@sentry.example/prefix/7' });

test('sends an envelope of what went wrong and where, without what a person wrote', () => {
  start().report(report);
  expect(sent).toHaveLength(1);
  const { address, body } = sent[0]!;
  expect(address).toBe(
    'https://sentry.example/prefix/api/7/envelope/?sentry_version=7&sentry_key=key&sentry_client=tessera%2F1',
  );
  expect(body).not.toMatch(/Ada|ada@/);
  const [head, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: head!['event_id'],
    platform: 'javascript',
    level: 'error',
    release: '1.2',
    tags: { remote: 'events', phase: 'render', report: 'abc123' },
    exception: { values: [{ type: 'TypeError', stacktrace: { frames: [{ function: 'save', lineno: 2 }] } }] },
  });
});

test('sends nothing once consent is withdrawn', () => {
  const vendor = start();
  vendor.end();
  vendor.report(report);
  expect(sent).toEqual([]);
});

test('sends only so many a minute, and none after Sentry has asked to stop', async () => {
  const one = start();
  for (let index = 0; index < maxPerMinute + 5; index += 1) one.report(report);
  expect(sent).toHaveLength(maxPerMinute);
  status = 429;
  const other = start();
  other.report(report);
  await Promise.resolve();
  await Promise.resolve();
  other.report(report);
  expect(sent).toHaveLength(maxPerMinute + 1);
});
