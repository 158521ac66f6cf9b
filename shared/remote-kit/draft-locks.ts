/** How tabs see which drafts are being written: each holds a lock of the draft's name, and a closed tab holds none. */
const lockManager = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Shows other tabs that the draft is being written here. Returns the function that ends it. */
export function holdDraft(key: string): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  void lockManager()
    ?.request(key, { mode: 'shared' }, () => released)
    // Where the browser refuses locks, a draft of another tab is offered like any other.
    .catch(() => undefined);
  return () => release(undefined);
}

/** The keys of the drafts that are being written in any tab; none where the browser cannot tell. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await lockManager()?.query()) ?? {};
    return new Set(held.map(({ name = '' }) => name));
  } catch {
    return new Set();
  }
}
