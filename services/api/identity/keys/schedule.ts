/** When keys change, in milliseconds. */
export interface KeySchedule {
  /** How long one signs before the next does. */
  readonly rotateEvery: number;
  /** How long one is published before it signs, so that everyone who verifies has fetched it by then. */
  readonly announceFor: number;
  /** How long one is still good after the next has taken over: as long as anything lives that it signed. */
  readonly keepFor: number;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** ID tokens live five minutes; a day leaves room for clocks, caches and processes that were asleep. */
export const signingSchedule: KeySchedule = { rotateEvery: 30 * day, announceFor: day, keepFor: day };

/** A session's cookie lives as long as the session, which is 30 days after its last use. */
export const cookieSchedule: KeySchedule = { rotateEvery: 30 * day, announceFor: hour, keepFor: 31 * day };

export interface ScheduledKey {
  readonly id: string;
  readonly activeFrom: Date;
}

export interface Rotation {
  /** When the key that must be made now begins to sign; undefined when none is due. */
  readonly next: Date | undefined;
  /** Keys of which nothing lives any more. */
  readonly spent: readonly string[];
}

/** What is due at `now`. `keys` are sorted from the newest on; one that signs only later is announced. */
export function planRotation(keys: readonly ScheduledKey[], now: Date, schedule: KeySchedule): Rotation {
  const [newest] = keys;
  if (newest === undefined) return { next: now, spent: [] };
  const due = newest.activeFrom.getTime() + schedule.rotateEvery;
  const soonest = now.getTime() + schedule.announceFor;
  const spent = keys.filter((_key, index) => {
    const successor = keys[index - 1];
    return successor !== undefined && successor.activeFrom.getTime() + schedule.keepFor <= now.getTime();
  });
  return {
    // A process that was away for long announces all the same: nobody has the new key yet.
    next: due <= soonest ? new Date(Math.max(due, soonest)) : undefined,
    spent: spent.map(({ id }) => id),
  };
}
