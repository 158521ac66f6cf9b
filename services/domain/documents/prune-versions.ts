/** A version as far as thinning goes. */
export interface StoredVersion {
  readonly id: string;
  readonly savedAt: Date;
}

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** Of what is younger than `age` one is kept in each `step`: milliseconds, the youngest first. */
const density = [
  // Whoever has just restored or named one still sees all that was there a moment before.
  { age: hour, step: second },
  { age: day, step: hour },
  { age: 31 * day, step: day },
  { age: Number.POSITIVE_INFINITY, step: 30 * day },
] as const;

/** However long somebody works at a résumé, no more versions without a name are kept of it. */
export const maxVersions = 90;

/**
 * Which versions are not needed any more: the older, the fewer are kept (all of the last hour, one an hour of the last day,
 * one a day of the last month, then one a month), and of each such stretch the last, which is where the work had come to.
 */
export function versionsToDrop(versions: readonly StoredVersion[], now: Date): readonly string[] {
  const newestFirst = [...versions].sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  const taken = new Set<string>();
  const kept = new Set<string>();
  for (const { id, savedAt } of newestFirst) {
    const age = now.getTime() - savedAt.getTime();
    const { step } = density.find((each) => age < each.age) ?? density[3];
    const stretch = `${step} ${Math.floor(savedAt.getTime() / step)}`;
    if (taken.has(stretch) || kept.size >= maxVersions) continue;
    taken.add(stretch);
    kept.add(id);
  }
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}
