import { LRUCache } from 'lru-cache';
import { bytesPerMebibyte } from './quotas.ts';

/**
 * The most that a write may store which is not counted at once: a request of 256 KiB (`limits.body`), a version of what
 * it replaces, and the records of both, with room to spare.
 */
const bytesPerWrite = bytesPerMebibyte;

interface KnownUsage {
  readonly allowedBytes: number;
  /** What the account stored when it was last counted, including what was deleted and can still be restored. */
  readonly storedBytes: number;
  /** Writes since then. */
  uncounted: number;
}

/** What this process knows of the accounts that wrote last. Whatever it forgets is counted again. */
const known = new LRUCache<string, KnownUsage>({ max: 20_000, ttl: 10 * 60_000 });

/** Whether the process knows that the account may store that much. */
export const isKnownAllowance = (accountId: string, allowedBytes: number): boolean =>
  known.get(accountId)?.allowedBytes === allowedBytes;

/**
 * Reserves one write that need not be counted. Returns false when the account could come near its quota: the uncounted
 * writes of one process take up no more than half of it, since the other half may be taken up by other processes.
 */
export function reserveUncounted(accountId: string): boolean {
  const usage = known.get(accountId);
  if (!usage) return false;
  const mostStored = usage.storedBytes + (usage.uncounted + 1) * bytesPerWrite;
  if (mostStored > usage.allowedBytes / 2) return false;
  usage.uncounted += 1;
  return true;
}

/** Remembers a count. */
export function rememberUsage(
  accountId: string,
  counted: Readonly<{ allowedBytes: number; storedBytes: number }>,
): void {
  known.set(accountId, { ...counted, uncounted: 0 });
}

/** Forgets what an account may store, because that changes. */
export const forgetUsage = (accountId: string): boolean => known.delete(accountId);
