import { type StoredVersion, maxVersions, versionsToDrop } from './prune-versions.ts';

const minute = 60_000;
const now = new Date('2026-06-15T12:00:00Z');
const saved = (minutesAgo: number): StoredVersion => ({
  id: `${minutesAgo}`,
  savedAt: new Date(now.getTime() - minutesAgo * minute),
});
const keptOf = (versions: readonly StoredVersion[]): readonly string[] => {
  const dropped = new Set(versionsToDrop(versions, now));
  return versions.filter(({ id }) => !dropped.has(id)).map(({ id }) => id);
};

test('keeps all versions of the last hour, and the last one of each older hour or day', () => {
  expect(keptOf([saved(10), saved(10.1), saved(20), saved(50)])).toEqual(['10', '10.1', '20', '50']);
  expect(keptOf([saved(121), saved(131), saved(179), saved(181)])).toEqual(['121', '181']);
  const days = 24 * 60;
  expect(keptOf([saved(3 * days + 60), saved(3 * days + 120), saved(4 * days + 60)])).toEqual([
    `${3 * days + 60}`,
    `${4 * days + 60}`,
  ]);
});

test('leaves a bounded number, spread over the year, after a year of continuous work', () => {
  // Simulates one version every ten minutes, with pruning after each.
  let versions: StoredVersion[] = [];
  const start = now.getTime() - 365 * 24 * 60 * minute;
  let most = 0;
  for (let time = start; time <= now.getTime(); time += 10 * minute) {
    versions.push({ id: `${time}`, savedAt: new Date(time) });
    const dropped = new Set(versionsToDrop(versions, new Date(time)));
    versions = versions.filter(({ id }) => !dropped.has(id));
    most = Math.max(most, versions.length);
  }
  expect(most).toBeLessThanOrEqual(maxVersions);
  const oldest = Math.min(...versions.map(({ savedAt }) => savedAt.getTime()));
  expect(now.getTime() - oldest).toBeGreaterThan(330 * 24 * 60 * minute);
  expect(versions.length).toBeGreaterThan(50);
});
