import { isStorageKept, storedKeys, storedText, storedValue } from './storage.ts';

const fromOtherTab = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('keeps a value between visits and removes it on request', () => {
  const name = storedText('test.name');
  expect(name.get()).toBeUndefined();
  name.set('Ada');
  expect(localStorage.getItem('test.name')).toBe('Ada');
  expect(storedText('test.name').get()).toBe('Ada');
  name.remove();
  expect(name.get()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('returns the same object until the text changes, and undefined for text it cannot read', () => {
  const point = storedValue<{ x: number }>('test.point', {
    parse: (text) => (text.startsWith('{') ? (JSON.parse(text) as { x: number }) : undefined),
    print: JSON.stringify,
  });
  point.set({ x: 1 });
  const first = point.get();
  expect(point.get()).toBe(first);
  localStorage.setItem('test.point', 'an older version wrote this');
  expect(point.get()).toBeUndefined();
  localStorage.setItem('test.point', '{"x":2}');
  expect(point.get()).toEqual({ x: 2 });
});

test('finds the keys with a common prefix, in storage or in memory', () => {
  expect(storedText('test.kept').set('Ada')).toBe(true);
  storedText('other').set('Grace');
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storedText('test.refused').set('Ada')).toBe(false);
  expect([...storedKeys('test.')].sort()).toEqual(['test.kept', 'test.refused']);
  refusing.mockRestore();
  storedText('test.refused').remove();
  expect(storedKeys('test.')).toEqual(['test.kept']);
});

test('reports changes here, in other tabs, and of a cleared storage, until unsubscribed', () => {
  const name = storedText('test.name');
  const listener = jest.fn();
  const stop = name.subscribe(listener);
  name.set('Ada');
  expect(listener).toHaveBeenCalledTimes(1);
  fromOtherTab('test.name');
  expect(listener).toHaveBeenCalledTimes(2);
  fromOtherTab('test.other');
  expect(listener).toHaveBeenCalledTimes(2);
  fromOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  name.set('Grace');
  fromOtherTab('test.name');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('keeps values for the lifetime of the page where the browser refuses to', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(isStorageKept()).toBe(false);
  const name = storedText('test.refused');
  name.set('Ada');
  expect(storedText('test.refused').get()).toBe('Ada');
  name.remove();
  expect(name.get()).toBeUndefined();
});

test('works where even accessing localStorage throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const name = storedText('test.denied');
  name.set('Ada');
  expect(name.get()).toBe('Ada');
  expect(isStorageKept()).toBe(false);
  name.remove();
  expect(name.get()).toBeUndefined();
});
