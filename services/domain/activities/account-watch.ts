import type { AccountKey } from '../account-key.ts';
import { unusualFrom, type WatchedActivity } from './activities.ts';

const hour = 60 * 60 * 1000;

export interface AccountWatchOptions {
  /** Called once an hour at most for each account and activity. */
  readonly onUnusual: (activity: WatchedActivity, person: AccountKey) => void;
  /** The current time in milliseconds. */
  readonly now?: () => number;
  /** The number of pairs of account and activity that are remembered. */
  readonly maxRemembered?: number;
}

/**
 * Notices accounts that do something far more often within an hour than people do. It counts in the memory of this
 * process, because it only has to notice: the limits that refuse something are counted in the database. When too many
 * accounts are active, those that did nothing for the longest time are forgotten, so that creating accounts cannot
 * fill the memory.
 */
export function createAccountWatch({
  onUnusual,
  now = Date.now,
  maxRemembered = 10_000,
}: AccountWatchOptions): (activity: WatchedActivity, person: AccountKey) => void {
  /** The key that was used the longest time ago comes first. */
  const counts = new Map<string, { readonly since: number; readonly count: number }>();
  return (activity, person) => {
    const key = `${activity}\n${person.issuer}\n${person.subject}`;
    const former = counts.get(key);
    const isOver = former === undefined || now() - former.since >= hour;
    const current = isOver ? { since: now(), count: 1 } : { since: former.since, count: former.count + 1 };
    counts.delete(key);
    counts.set(key, current);
    const [oldest] = counts.keys();
    if (counts.size > maxRemembered && oldest !== undefined) counts.delete(oldest);
    if (current.count === unusualFrom[activity]) onUnusual(activity, person);
  };
}
