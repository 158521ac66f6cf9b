/** When keys change. All durations are in milliseconds. */
export interface KeySchedule {
  /** How long a key signs before the next one takes over. */
  readonly rotateEvery: number;
  /** How long a key is published before it signs, so that everyone who verifies has fetched it by then. */
  readonly announceFor: number;
  /** How long a key still verifies after the next one has taken over, which is the lifetime of anything it signed. */
  readonly keepFor: number;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** ID tokens live five minutes. A day leaves room for clocks, caches, and processes that were suspended. */
export const signingSchedule: KeySchedule = { rotateEvery: 30 * day, announceFor: day, keepFor: day };

/** A session's cookie lives as long as the session, which is 30 days after its last use. */
export const cookieSchedule: KeySchedule = { rotateEvery: 30 * day, announceFor: hour, keepFor: 31 * day };

export interface ScheduledKey {
  readonly id: string;
  readonly activeFrom: Date;
}

export interface Rotation {
  /** When the key that must be created now begins to sign, or undefined if none is due. */
  readonly next: Date | undefined;
  /** The keys that nothing live depends on. */
  readonly spent: readonly string[];
}

/** Plans what is due at `now`. `keys` are sorted newest first. A key that signs only later is announced. */
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
    // Even after the process was away for a long time, the key is announced first, because no client has fetched it
    // yet.
    next: due <= soonest ? new Date(Math.max(due, soonest)) : undefined,
    spent: spent.map(({ id }) => id),
  };
}
