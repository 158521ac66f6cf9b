import { jest } from '@jest/globals';
import { countPageView } from './page-views.ts';

const analytics = { host: 'https://counts.test', key: 'k' };
const storage = new Map<string, string>();
const fetchMock = jest.fn<typeof fetch>(() => Promise.resolve(new Response()));
const before = { fetch: globalThis.fetch, storage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage') };

beforeAll(() => {
  globalThis.fetch = fetchMock;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: (key: string) => storage.get(key) ?? null },
  });
});
afterAll(() => {
  globalThis.fetch = before.fetch;
  if (before.storage) Object.defineProperty(globalThis, 'localStorage', before.storage);
});
beforeEach(() => {
  fetchMock.mockClear();
  storage.clear();
});

const browserAsks = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { configurable: true, value });

test('counts no page view without consent, with a tracking opt-out, or without a configured service', () => {
  countPageView(analytics, '/');
  storage.set('tessera.consent', 'refused');
  countPageView(analytics, '/');
  storage.set('tessera.consent', 'given');
  countPageView(undefined, '/');
  browserAsks('globalPrivacyControl', true);
  countPageView(analytics, '/');
  browserAsks('globalPrivacyControl', undefined);
  browserAsks('doNotTrack', '1');
  countPageView(analytics, '/');
  browserAsks('doNotTrack', null);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('counts a person who consented under the browser id that the app uses, by the path alone', () => {
  storage.set('tessera.consent', 'given');
  storage.set('ph_k_posthog', '{"distinct_id":"browser-7","$initial_referrer":"https://elsewhere.test"}');
  countPageView(analytics, '/blog');
  const [address, request] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe('https://counts.test/i/v0/e/');
  expect(JSON.parse(request?.body as string)).toEqual({
    api_key: 'k',
    event: '$pageview',
    distinct_id: 'browser-7',
    properties: { path: '/blog', $process_person_profile: false },
  });
});
