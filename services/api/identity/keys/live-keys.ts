import { loadKeys, type IdentityKeys, type KeyOptions } from '../keys.ts';

/** The interval in milliseconds after which a process picks up keys that another process or the command has changed. */
export const defaultReload = 30_000;

/** The keys of the database, updated without a restart. */
export interface LiveKeys {
  current(): IdentityKeys;
  /** Adds a listener. Returns the function that removes it. */
  onChange(listener: (keys: IdentityKeys) => void): () => void;
  stop(): Promise<void>;
}

/** Returns the keys in order, because a change of the key that signs counts as a change. */
const printOf = ({ signing, cookies }: IdentityKeys): string =>
  [...signing.keys.map(({ kid }) => kid ?? ''), ...cookies].join('\n');

export interface LiveKeysOptions extends KeyOptions {
  readonly reloadEvery?: number | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Starts to follow the keys of the database. Later failures are reported to `onError`.
 * @throws SealedKeysError when the keys cannot be opened at the start.
 */
export async function startLiveKeys({ reloadEvery, onError, ...options }: LiveKeysOptions): Promise<LiveKeys> {
  let keys = await loadKeys(options);
  const listeners = new Set<(keys: IdentityKeys) => void>();
  let underWay: Promise<void> | undefined;

  const takeUp = async (): Promise<void> => {
    const newKeys = await loadKeys(options);
    if (printOf(newKeys) === printOf(keys)) return;
    keys = newKeys;
    for (const listener of listeners) listener(newKeys);
  };
  const timer = setInterval(() => {
    underWay ??= takeUp()
      .catch(onError)
      .finally(() => (underWay = undefined));
  }, reloadEvery ?? defaultReload);
  timer.unref();

  return {
    current: () => keys,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
