/**
 * Tabs see each other's open drafts by locks: each tab holds a lock with the draft's name, and a closed tab holds none.
 */
const lockManager = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Shows other tabs that the draft is open in this one. Returns the function that releases it. */
export function lockDraft(key: string): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  void lockManager()
    ?.request(key, { mode: 'shared' }, () => released)
    // Where the browser refuses locks, a draft of another tab is offered like any other.
    .catch(() => undefined);
  return () => release(undefined);
}

/** Returns the keys of the drafts that are open in any tab; empty where the browser has no locks. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await lockManager()?.query()) ?? {};
    return new Set(held.map(({ name = '' }) => name));
  } catch {
    return new Set();
  }
}
