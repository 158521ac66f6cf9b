import { jest } from '@jest/globals';
import { prefetchWhenIdle } from './prefetch.ts';

const fetchMock = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
const original = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockClear();
  globalThis.fetch = fetchMock;
  // The tests of services run without a page.
  Object.defineProperty(globalThis, 'document', { configurable: true, value: { readyState: 'complete' } });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const connectionIs = (value: object): void =>
  void Object.defineProperty(navigator, 'connection', { configurable: true, value });

test('fetches the app with low priority in a browser that does not report when it is idle, such as Safari', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  prefetchWhenIdle(['/assets/a.js', '/assets/b.js']);
  jest.advanceTimersByTime(3_900);
  expect(fetchMock).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(fetchMock.mock.calls).toEqual([
    ['/assets/a.js', { priority: 'low' }],
    ['/assets/b.js', { priority: 'low' }],
  ]);
});

test('waits until a browser reports that it is idle', () => {
  const waiting: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => waiting.push(work) });
  prefetchWhenIdle(['/assets/a.js']);
  jest.advanceTimersByTime(60_000);
  expect(fetchMock).not.toHaveBeenCalled();
  waiting.forEach((work) => work());
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead over a connection that is %j',
  (connection) => {
    connectionIs(connection);
    prefetchWhenIdle(['/assets/a.js']);
    jest.advanceTimersByTime(60_000);
    expect(fetchMock).not.toHaveBeenCalled();
  },
);
