import { forgetUsage, isKnownAllowance, rememberUsage, reserveUncounted } from './known-usage.ts';
import { bytesPerMebibyte } from './quotas.ts';

/** Returns how many writes of an account may stay uncounted after a count. */
function uncountedAfter(storedMebibytes: number, allowedMebibytes: number): number {
  const id = `account-${storedMebibytes}-${allowedMebibytes}`;
  rememberUsage(id, {
    storedBytes: storedMebibytes * bytesPerMebibyte,
    allowedBytes: allowedMebibytes * bytesPerMebibyte,
  });
  for (let writes = 0; ; writes += 1) if (!reserveUncounted(id)) return writes;
}

test.each([
  [0, 50, 25],
  [24, 50, 1],
  [24.5, 50, 0],
  [49, 50, 0],
  [0.2, 5, 2],
  [0, 1, 0],
])('with %d of %d MiB stored, %d writes need no count', (stored, allowed, writes) => {
  expect(uncountedAfter(stored, allowed)).toBe(writes);
});

test('an account that was never counted here is counted first', () => {
  expect(reserveUncounted('unknown')).toBe(false);
});

test('a change of what an account may store is noticed, and ends what was known', () => {
  rememberUsage('guest', { storedBytes: 0, allowedBytes: 5 * bytesPerMebibyte });
  expect(isKnownAllowance('guest', 5 * bytesPerMebibyte)).toBe(true);
  expect(isKnownAllowance('guest', 50 * bytesPerMebibyte)).toBe(false);
  forgetUsage('guest');
  expect(reserveUncounted('guest')).toBe(false);
});
