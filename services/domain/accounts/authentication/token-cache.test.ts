import { TokenCache } from './token-cache.ts';

test('keeps a token until it expires, and for at most a minute', () => {
  let now = 1_000_000;
  const cache = new TokenCache<string>(10, () => now);
  cache.set('short', 'a', now + 5_000);
  cache.set('long', 'b', now + 3_600_000);
  now += 4_999;
  expect([cache.get('short'), cache.get('long')]).toEqual(['a', 'b']);
  now += 1;
  expect([cache.get('short'), cache.get('long')]).toEqual([undefined, 'b']);
  now += 54_999;
  expect(cache.get('long')).toBe('b');
  now += 1;
  expect(cache.get('long')).toBeUndefined();
});

test('evicts the least recently used token', () => {
  const cache = new TokenCache<number>(2);
  const later = Date.now() + 60_000;
  cache.set('a', 1, later);
  cache.set('b', 2, later);
  cache.get('a');
  cache.set('c', 3, later);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('uses keys that do not contain the token', () => {
  expect(TokenCache.keyOf('secret')).not.toContain('secret');
  expect(TokenCache.keyOf('a')).not.toBe(TokenCache.keyOf('b'));
});
