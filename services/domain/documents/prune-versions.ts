/** What pruning needs to know of a version. */
export interface StoredVersion {
  readonly id: string;
  readonly savedAt: Date;
}

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/**
 * The density of versions: of those younger than `age`, one is kept in each `step`. Both are in milliseconds; the
 * youngest group comes first.
 */
const density = [
  // A second is short enough that a user who has just restored or named a version still sees every recent one.
  { age: hour, step: second },
  { age: day, step: hour },
  { age: 31 * day, step: day },
  { age: Number.POSITIVE_INFINITY, step: 30 * day },
] as const;

/** The maximum number of unnamed versions of one document. */
export const maxVersions = 90;

/**
 * Selects the versions to delete. The older versions are, the fewer are kept: all of the last hour, one per hour of the
 * last day, one per day of the last month, then one per 30 days. Of each such period, the last version is kept.
 */
export function versionsToDrop(versions: readonly StoredVersion[], now: Date): readonly string[] {
  const newestFirst = [...versions].sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const seenPeriods = new Set<string>();
  const keptIds = new Set<string>();
  for (const { id, savedAt } of newestFirst) {
    const age = now.getTime() - savedAt.getTime();
    const { step } = density.find((each) => age < each.age) ?? density[3];
    const period = `${step} ${Math.floor(savedAt.getTime() / step)}`;
    if (seenPeriods.has(period) || keptIds.size >= maxVersions) continue;
    seenPeriods.add(period);
    keptIds.add(id);
  }
  return newestFirst.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
}
